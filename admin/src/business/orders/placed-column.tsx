import { formatMoment } from '@ostrov/shared/formats/time'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { TwoLines } from '../../components/records/columns'
import { momentWords } from './shelf'

/** When an order was placed, and beneath it for when it is wanted. */
export const placedColumn = {
  key: 'created_at',
  title: 'Когда',
  sort: 'created_at',
  cell: ({ created_at, wanted_at }) => (
    <TwoLines second={wanted_at && <strong>{momentWords(wanted_at, serverNow())}</strong>}>
      <span className="data-table__whole">{formatMoment(created_at, serverNow())}</span>
    </TwoLines>
  ),
} as const satisfies Column<{ created_at: string; wanted_at: string | null }>
