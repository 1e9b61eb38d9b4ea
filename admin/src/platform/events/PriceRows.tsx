import { rowWords } from '@ostrov/shared/halls/plan'
import type { HallPricesWire } from '@ostrov/shared/tickets/prices-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { SeatSign } from '@ostrov/shared/ui/HallPlan'
import { type Painted, rowKey } from './painted'

type Props = { first: HallPricesWire; now: Painted; onPaint: (keys: readonly string[]) => void }

/** Every row as a button, by sectors: what a pointer does on the plan, for keys and fingers. */
export function PriceRows({ first: { rows }, now, onPaint }: Props) {
  const order = now.kinds.map(({ id }) => id)
  const stuck = rows.filter(({ taken }) => taken > 0)
  return (
    <>
      <ul className="hall-prices__sectors">
        {[...Map.groupBy(rows, ({ sector }) => sector)].map(([sector, its]) => (
          <li key={sector} className="hall-prices__rows">
            <Button size="small" onClick={() => onPaint(its.map(rowKey))}>
              {`${sector}: все ряды`}
            </Button>
            {its.map((row) => {
              const kind_id = now.rows[rowKey(row)] ?? null
              const at = kind_id === null ? -1 : order.indexOf(kind_id)
              const named = at < 0 ? 'не\u00A0продаётся' : (now.kinds[at]?.name ?? '')
              return (
                <Button
                  key={row.name}
                  size="small"
                  disabled={row.taken > 0}
                  aria-label={`${rowWords(row)}: ${named}`}
                  onClick={() => onPaint([rowKey(row)])}
                >
                  {at >= 0 && <SeatSign kind={at} />}
                  {row.name}
                </Button>
              )
            })}
          </li>
        ))}
      </ul>
      {stuck.length > 0 && (
        <p className="ui-muted ui-small">
          {`Не\u00A0перекрасить, места проданы или\u00A0их сейчас оплачивают: ${stuck.map(rowWords).join('; ')}`}
        </p>
      )}
    </>
  )
}
