import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import './payouts.css'

const FORMATS = { pdf: 'PDF', xlsx: 'XLSX' } as const

/** The act as a file; the links are ordinary ones, so the browser says how far it is. */
export function ActLinks({ path, payout: { id, number } }: { path: string; payout: PayoutWire }) {
  return (
    <div className="cluster gap-2">
      {(['pdf', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          className="ui-link"
          href={`${path}/${id}/act?format=${format}`}
          aria-label={`Акт №\u00A0${number}, ${FORMATS[format]}`}
          download
        >
          {FORMATS[format]}
        </a>
      ))}
    </div>
  )
}
