import type { RowDifference } from './many-changes'

type Props<Row> = { differing: readonly RowDifference<Row>[]; total: number; titleOf(row: Row): string }

/** Row by row what a change of many will make of it. */
export function ManyDifferences<Row extends { id: string }>({ differing, total, titleOf }: Props<Row>) {
  const same = total - differing.length
  return (
    <section className="subject-log stack gap-3" aria-labelledby="many-differences">
      <h3 id="many-differences">Что изменится</h3>
      {differing.length === 0 && <p className="ui-muted">Пока ничего: задайте другое значение.</p>}
      <ol>
        {differing.map(({ row, fields }) => (
          <li key={row.id}>
            <p>{titleOf(row)}</p>
            <ul className="log-changes stack gap-1">
              {fields.map(({ name, label, from, to }) => (
                <li key={name}>
                  <span className="ui-muted">{label}: </span>
                  <del>{from}</del>
                  <span aria-hidden="true"> → </span>
                  <ins>{to}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {same > 0 && differing.length > 0 && <p className="ui-muted">{`Останутся как\u00A0есть: ${same}`}</p>}
    </section>
  )
}
