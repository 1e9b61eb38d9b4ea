import '../styles/hall-plan.css'

/** Of a seat's width and a row's height, in the units of the drawing. */
const PITCH = 28
/** Around the seats: names of rows beside them, the stage and the name of the first sector above. */
const [SIDE, TOP, BOTTOM] = [1.4, 1.9, 0.4]
/** One for each kind of tickets, so that no kind is told by its colour alone. */
const SHAPES = [
  'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  'M-10-10h20v20h-20z',
  'M0-13 13 0 0 13-13 0z',
  'M-12 0-6-11 6-11 12 0 6 11-6 11z',
  'M-12 10 0-13 12 10z',
  'M-11-5-5-11 5-11 11-5 11 5 5 11-5 11-11 5z',
]
const CROSS = 'M-5-5 5 5M5-5-5 5'

/** `kind`: which of the kinds it is sold by, null where it is not sold. */
type Seat = { id: string | null; number: number; x: number; kind: number | null; is_free: boolean }
type Row = { sector: string; name: string; y: number; seats: readonly Seat[] }
type Props = { stage: string; width: number; height: number; rows: readonly Row[] }

const shapeOf = (kind: number) => SHAPES[kind % SHAPES.length]

/** What stands for a kind of tickets on a plan. */
export function SeatSign({ kind }: { kind: number }) {
  return (
    <svg className="hall-plan__sign" viewBox="-14 -14 28 28" aria-hidden="true">
      <path className={`hall-plan__seat hall-plan__seat--${kind % SHAPES.length}`} d={shapeOf(kind)} />
    </svg>
  )
}

/** A hall drawn from its plan: a picture, until a page makes its seats pressable. */
export function HallPlan({ stage, width, height, rows }: Props) {
  const box = [-SIDE, -TOP, width + 2 * SIDE, height + TOP + BOTTOM].map((size) => size * PITCH)
  return (
    <svg className="hall-plan" viewBox={box.join(' ')} width={box[2]} height={box[3]} role="img" aria-label="План зала">
      <path className="hall-plan__stage" d={stagePath(width)} />
      <text className="hall-plan__name" x={(width / 2) * PITCH} y={-0.95 * PITCH} textAnchor="middle">
        {stage}
      </text>
      {rows.map((row, at) => (
        <Line key={`${row.sector} ${row.name}`} row={row} width={width} isFirst={rows[at - 1]?.sector !== row.sector} />
      ))}
    </svg>
  )
}

const stagePath = (width: number) => {
  const [left, right] = [width * 0.15 * PITCH, width * 0.85 * PITCH]
  return `M${left} ${-1.6 * PITCH}H${right}L${right - 14} ${-0.6 * PITCH}H${left + 14}Z`
}

function Line({ row: { sector, name, y, seats }, width, isFirst }: { row: Row; width: number; isFirst: boolean }) {
  const level = y * PITCH
  const named = { className: 'hall-plan__row', y: level + 4, textAnchor: 'middle' } as const
  return (
    <g data-row={`${sector}\n${name}`}>
      {isFirst && (
        <text className="hall-plan__name" x={(width / 2) * PITCH} y={level - 0.75 * PITCH} textAnchor="middle">
          {sector}
        </text>
      )}
      <text {...named} x={-0.8 * PITCH}>
        {name}
      </text>
      <text {...named} x={(width + 0.8) * PITCH}>
        {name}
      </text>
      {seats.map((seat) => (
        <One key={seat.number} seat={seat} y={level} />
      ))}
    </g>
  )
}

function One({ seat: { id, number, x, kind, is_free }, y }: { seat: Seat; y: number }) {
  const isSold = kind !== null
  return (
    <g
      className={`hall-plan__seat${isSold && is_free ? ` hall-plan__seat--${kind % SHAPES.length}` : ' hall-plan__seat--taken'}`}
      transform={`translate(${x * PITCH} ${y})`}
      data-seat={id ?? undefined}
      data-x={x}
    >
      <path d={shapeOf(kind ?? 0)} />
      <path className="hall-plan__cross" d={CROSS} />
      <text textAnchor="middle" y={4}>
        {number}
      </text>
    </g>
  )
}
