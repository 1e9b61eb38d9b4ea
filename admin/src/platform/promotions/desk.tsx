import { SHOWN } from '@ostrov/shared/promotions/lists'
import { Picture } from '@ostrov/shared/ui/Picture'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Column } from '../../components/DataTable'
import { momentColumn } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import './desk.css'

type Placed = {
  title: string
  image: ImageWire | null
  sort: number | null
  is_active: boolean
  is_ad: boolean
  advertiser_name: string | null
  created_at: string
}

/** What everybody sees of stories and promotions in their lists. */
export const placedColumns: readonly Column<Placed>[] = [
  {
    key: 'title',
    title: 'Заголовок',
    cell: ({ title, image }) => (
      <span className="desk-title row gap-3">
        <Picture image={image} alt="" ratio={1} sizes="40px" className="desk-title__picture" />
        <span>{title}</span>
      </span>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ is_active, is_ad, advertiser_name }) => (
      <>
        <StatusBadge label={is_active ? SHOWN.shown : SHOWN.hidden} tone={is_active ? 'leaf' : 'ink'} />
        {is_ad && <span className="data-table__second">Реклама: {advertiser_name}</span>}
      </>
    ),
  },
  { key: 'sort', title: 'Порядок', align: 'end', cell: ({ sort }) => sort },
  momentColumn('created_at', 'Добавлена'),
]

/** The mark of an advertisement: its fields together. */
export const AD_GROUP = {
  names: ['is_ad', 'advertiser_name', 'advertiser_inn', 'erid', 'ord_contract_id'],
  legend: 'Маркировка рекламы',
  className: 'desk-ad',
} as const
