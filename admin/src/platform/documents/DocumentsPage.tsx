import { DOCUMENT_FORM } from '@ostrov/shared/documents/form'
import { DOCUMENT_STATES, documentDesk } from '@ostrov/shared/documents/lists'
import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { DOCUMENTS, documentPath } from '@ostrov/shared/paths'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardForm } from '../../components/records/CardForm'
import { TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { Editions } from './Editions'
import { PublishAct } from './PublishAct'
import { Changes, type DocumentOfDesk } from './texts'

const TONES = { published: 'leaf', changed: 'amber', draft: 'ink' } as const
const State = ({ state }: DocumentOfDesk) => <StatusBadge label={DOCUMENT_STATES[state]} tone={TONES[state]} />
const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')

const screen: RecordScreen<typeof DOCUMENT_FORM, DocumentOfDesk> = {
  noun: 'document',
  path: DOCUMENTS,
  calls: api.admin.document,
  file: '/api/admin/document/export',
  list: documentDesk,
  form: DOCUMENT_FORM,
  columns: [
    { key: 'title', title: 'Документ', cell: ({ title, key }) => <TwoLines second={key}>{title}</TwoLines> },
    { key: 'state', title: 'Состояние', cell: (row) => <State {...row} /> },
    { key: 'number', title: 'Редакция', align: 'end', cell: ({ number }) => number ?? '—' },
    { key: 'published_at', title: 'Опубликован', cell: ({ published_at }) => moment(published_at) },
  ],
  titleOf: ({ title }) => title,
  fresh: () => ({}),
  removal: 'Черновик пропадёт. Вернуть его нельзя.',
  removable: ({ number }) => number === null,
  card: {
    badge: (row) => <State {...row} />,
    facts: ({ key, number, published_at, published_by, state, accepted }) => ({
      'На\u00A0сайте': number === null ? '—' : <a href={documentPath(key)}>{`Редакция ${number}`}</a>,
      Опубликован: moment(published_at),
      Опубликовал: number === null ? '—' : (published_by ?? 'При установке'),
      Приняли: formatNumber(accepted),
      Черновик:
        state === 'published' ? 'Нет' : state === 'draft' ? 'Ещё не\u00A0публиковали' : 'Отличается от\u00A0неё',
    }),
    tabs: [
      { key: 'text', title: 'Текст', content: (row) => <CardForm screen={screen} row={row} /> },
      { key: 'changes', title: 'Изменения', content: (row) => <Changes row={row} /> },
      {
        key: 'editions',
        title: 'Редакции',
        count: ({ number }) => number ?? 0,
        content: (row) => <Editions row={row} />,
      },
    ],
    acts: (row) => <PublishAct row={row} />,
  },
}

/** Agreements, rules, offers: written, compared and published. */
export const DocumentsPage = recordPage(screen)
