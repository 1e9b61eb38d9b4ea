import { formatMoment } from '@ostrov/shared/formats/time'
import { actorWords, actWords, subjectWords } from '@ostrov/shared/staff/log-words'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import type { Column } from '../DataTable'
import { LogChanges } from './LogChanges'

/** The log as a table; a thing that has a page leads to it. */
export function logColumns<Entry extends LogEntryWire>(
  pageOf: (subject: Entry['subject']) => string | null = () => null,
): readonly Column<Entry>[] {
  return [
    {
      key: 'created_at',
      title: 'Когда',
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
          {actorWords(entry)}
          {entry.restaurant && <span className="data-table__second">{entry.restaurant.title}</span>}
        </>
      ),
    },
    {
      key: 'act',
      title: 'Что',
      cell: (entry) => (
        <>
          {actWords(entry)}
          <Subject words={subjectWords(entry)} page={pageOf(entry.subject)} />
        </>
      ),
    },
    { key: 'changes', title: 'Было → стало', cell: (entry) => <LogChanges entry={entry} /> },
  ]
}

function Subject({ words, page }: { words: string | null; page: string | null }) {
  if (!words) return null
  return (
    <span className="data-table__second">
      {page ? (
        <Link className="ui-link" to={page}>
          {words}
        </Link>
      ) : (
        words
      )}
    </span>
  )
}
