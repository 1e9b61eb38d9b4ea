import { CircleAlert, CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** `unsure`: it is not known, or is worth a look; nothing has broken. `off`: it is not there, and need not be. */
export type CardState = 'well' | 'unsure' | 'unwell' | 'off'
type Props = {
  title: string
  state: CardState
  /** The state in a sentence. */
  words: string
  /** What can be done with it. */
  act?: ReactNode
  children?: ReactNode
}

const ICONS = { well: CircleCheck, unsure: CircleHelp, unwell: CircleAlert, off: CircleDashed }

/** One part of the platform: whether it is well, and only then what is known of it. */
export function StateCard({ title, state, words, act, children }: Props) {
  const id = useId()
  const Icon = ICONS[state]
  return (
    <section className="ui-card state-card columns gap-4" aria-labelledby={id} data-state={state}>
      <div className="state-card__head columns-top">
        <Icon size={24} aria-hidden="true" />
        <div>
          <h2 id={id}>{title}</h2>
          <p>{words}</p>
        </div>
        {act}
      </div>
      {children}
    </section>
  )
}

/** What is known of it, by label. */
export function StateFacts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="state-facts">
      {Object.entries(facts).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
