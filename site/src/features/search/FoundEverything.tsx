import { quoted } from '@ostrov/shared/formats/quoted'
import { nbsp } from '@ostrov/shared/formats/typography'
import { foundPath } from '@ostrov/shared/paths'
import { foundLabel } from '@ostrov/shared/search/labels'
import type { EverythingWire, ThingGroupWire, ThingWire } from '@ostrov/shared/search/schema'
import { ChevronRight } from 'lucide-react'
import { FoundRow } from './FoundRow'
import './search.css'

type Props = {
  query: string
  found: EverythingWire
  /** All of one kind are shown: nothing leads to the rest of them. */
  is_one_kind?: boolean
}

/** What the whole portal has found: sections called so, then groups, the one that answers best first. */
export function FoundEverything({ query, found, is_one_kind = false }: Props) {
  const { total, sections, groups } = found
  const is_more = groups.some((group) => group.is_more)
  return (
    <>
      <p className="search-count ui-muted" role="status">
        {is_more ? nbsp(`Найдено больше ${total} результатов`) : foundLabel(total)}
      </p>
      {sections.length > 0 && (
        <nav className="search-kitchens cluster gap-2" aria-label="Разделы, которые так называются">
          {sections.map(({ path, title }) => (
            <a key={path} className="ui-chip" href={path}>
              {`Раздел ${quoted(title)}`}
            </a>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <section key={group.kind} className="search-part">
          <h2>{group.title}</h2>
          <ul className="found-list">
            {group.things.map((thing) => (
              <li key={thing.path}>
                <Thing thing={thing} />
              </li>
            ))}
          </ul>
          {!is_one_kind && group.total > group.things.length && <WayToAll query={query} group={group} />}
        </section>
      ))}
    </>
  )
}

function WayToAll({ query, group: { kind, title, total, is_more } }: { query: string; group: ThingGroupWire }) {
  return (
    <a className="search-all ui-link" href={foundPath(query, kind)}>
      {title}: все {is_more ? `${total}+` : total}
      <ChevronRight size={20} aria-hidden="true" />
    </a>
  )
}

function Thing({ thing: { path, title, note, price, image } }: { thing: ThingWire }) {
  return <FoundRow href={path} image={image ?? undefined} title={title} note={note} price={price} />
}
