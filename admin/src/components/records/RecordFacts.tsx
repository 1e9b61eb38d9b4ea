import { Fragment, type ReactNode } from 'react'

/** What is known of a row that its form does not ask. */
export function RecordFacts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="record-facts">
      {Object.entries(facts).map(([label, fact]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
