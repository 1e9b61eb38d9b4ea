import { LINKS_MAX } from '@ostrov/shared/counters/menu'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Link2 } from 'lucide-react'
import type { CounterMenuCalls, CounterRow } from './use-counter-menu'

/** Links by one press everything whose name leaves no doubt. */
export function SureLinks({ rows, link }: { rows: readonly CounterRow[]; link: CounterMenuCalls['link'] }) {
  const links = sureLinks(rows)
  if (links.length === 0) return null
  return (
    <div className="counter-check stack gap-2">
      <p>Названия совпадают у&nbsp;{links.length}: можно связать их разом.</p>
      <div>
        <Button variant="sea" busy={link.isPending} busyLabel="Связываем…" onClick={() => link.mutate(links)}>
          <Link2 size={20} aria-hidden="true" />
          Связать совпавшие: {links.length}
        </Button>
      </div>
      <FormFailure text={link.error && sentenceOf(link.error)} />
    </div>
  )
}

/** What is sure; of two that would take one article, the first. */
function sureLinks(rows: readonly CounterRow[]) {
  const taken = new Set<string>()
  return rows
    .flatMap(({ kind, id, suggested: [first] }) => {
      if (!first?.sure || taken.has(first.article)) return []
      taken.add(first.article)
      return [{ kind, id, article: first.article }]
    })
    .slice(0, LINKS_MAX)
}
