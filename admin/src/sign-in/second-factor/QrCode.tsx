import { encode } from 'uqr'

/** Light modules around it, without which no camera finds it. */
const BORDER = 4

/** A picture of modules, dark on light in either theme: cameras read no other way surely. The late part of its screen. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR-код с&nbsp;ключом для&nbsp;приложения"
    >
      <path d={path} />
    </svg>
  )
}
