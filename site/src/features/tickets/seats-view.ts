import { formatMoney } from '@ostrov/shared/formats/money'
import { seatWords } from '@ostrov/shared/halls/plan'
import type { SeatsWire } from '@ostrov/shared/halls/schema'
import type { KindOnSaleWire } from '@ostrov/shared/tickets/schema'

/** The name of the fields that hold chosen seats. */
export const SEAT_FIELD = 'seat'

type SeatOnSale = { id: string; kind_id: string; number: number; words: string; price: number; is_free: boolean } & {
  /** Its kind is not sold now, whoever has it. */
  is_closed: boolean
}
type Plan = Omit<SeatsWire, 'rows'> & {
  rows: {
    sector: string
    name: string
    y: number
    seats: (SeatsWire['rows'][number]['seats'][number] & { kind: number | null })[]
  }[]
}

export const priceWords = (price: number) => (price === 0 ? 'бесплатно' : formatMoney(price))

/** Kinds that are chosen on the plan, in the order of their shapes. */
export const seatedKinds = (kinds: readonly KindOnSaleWire[]) => kinds.filter(({ is_seated }) => is_seated)

/** The plan as it is drawn: each seat with the shape of its kind; what this person cannot buy at all is of none. */
export function planFor({ rows, ...hall }: SeatsWire, kinds: readonly KindOnSaleWire[]): Plan {
  const seated = seatedKinds(kinds)
  return {
    ...hall,
    rows: rows.map((row) => ({
      ...row,
      seats: row.seats.map((seat) => {
        const at = seated.findIndex(({ id }) => id === seat.kind_id)
        return { ...seat, kind: at < 0 ? null : at, is_free: seat.is_free && seated[at]?.state === 'on_sale' }
      }),
    })),
  }
}

/** The same as rows of seats that are sold, each with its name and price. */
export function seatRows(seats: SeatsWire, kinds: readonly KindOnSaleWire[]) {
  return planFor(seats, kinds).rows.flatMap(({ sector, name, seats: placed }) => {
    const sold = placed.flatMap(({ id, kind_id, number, is_free }): SeatOnSale[] => {
      const kind = kinds.find((one) => one.id === kind_id)
      if (id === null || kind_id === null || !kind) return []
      const is_closed = kind.state !== 'on_sale'
      return [
        { id, kind_id, number, price: kind.price, is_free, is_closed, words: seatWords({ sector, row: name, number }) },
      ]
    })
    return sold.length > 0 ? [{ sector, name, seats: sold }] : []
  })
}
