import { formatMoment } from '@ostrov/shared/formats/time'
import { actorWords, actWords, subjectWords } from '@ostrov/shared/staff/log-words'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import type { Column } from '../DataTable'
import { LogChanges } from './LogChanges'

type Pages = {
  subject(subject: LogEntryWire['subject']): string | null
  actor(actor: LogEntryWire['actor']): string | null
  restaurant(restaurant: { id: string }): string | null
}
const NO_PAGES: Pages = { subject: () => null, actor: () => null, restaurant: () => null }

/** The log as a table; whatever it names leads to its page where it has one. */
export function logColumns<Entry extends LogEntryWire>(pages: Pages = NO_PAGES): readonly Column<Entry>[] {
  return [
    {
      key: 'created_at',
      title: 'Когда',
      sort: 'id',
      cell: ({ created_at, ip }) => (
        <>
          <span className="data-table__whole">{formatMoment(created_at, serverNow())}</span>
          {ip && <span className="data-table__second data-table__whole">{ip}</span>}
        </>
      ),
    },
    {
      key: 'actor',
      title: 'Кто',
      cell: (entry) => (
        <>
          <Named words={actorWords(entry)} page={pages.actor(entry.actor)} />
          {entry.restaurant && (
            <span className="data-table__second">
              <Named words={entry.restaurant.title} page={pages.restaurant(entry.restaurant)} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'act',
      title: 'Что',
      cell: (entry) => (
        <>
          {actWords(entry)}
          <span className="data-table__second">
            <Named words={subjectWords(entry)} page={pages.subject(entry.subject)} />
          </span>
        </>
      ),
    },
    { key: 'changes', title: 'Было → стало', cell: (entry) => <LogChanges entry={entry} /> },
  ]
}

function Named({ words, page }: { words: string | null; page: string | null }) {
  if (!words || !page) return words
  return (
    <Link className="ui-link" to={page}>
      {words}
    </Link>
  )
}
