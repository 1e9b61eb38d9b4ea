import { brandName } from '@ostrov/shared/formats/installation'
import { formatMoney } from '@ostrov/shared/formats/money'
import { formatDate, formatTime, localParts } from '@ostrov/shared/formats/time'
import type { HeldTicketWire, PurchaseWire } from '@ostrov/shared/tickets/schema'
import { encode } from 'uqr'
import { Refusal } from '../../kernel/problems'
import { drawPdf, type Pdf, pdfFile } from '../../services/pdf'

/** Points. Three tickets a page, each to be cut off. */
const MARGIN = 36
const QR_SIDE = 180
const GAP = 24
const TICKET = 236
const ON_PAGE = 3

type Printed = { kind: string; seat: string | null; code: string; short: string; more: string }
type Sheet = Pick<PurchaseWire, 'event' | 'session'> & { tickets: readonly Printed[] }

/** The tickets of a purchase that its reader comes in by. @throws {Refusal} `ticket.none_valid` */
export async function ticketsFile(purchase: PurchaseWire): Promise<Response> {
  return pdfFile(`bilety-${purchase.number}`, demand(await ticketsPdf(purchase)))
}

/** One ticket that its reader comes in by. @throws {Refusal} `ticket.none_valid` */
export async function heldTicketFile({ id, kind, seat, code, short, used_at, event, session }: HeldTicketWire) {
  const tickets = code !== null && short !== null && used_at === null ? [{ kind, seat, code, short, more: '' }] : []
  return pdfFile(`bilet-${id.slice(-6)}`, demand(await sheetPdf({ event, session, tickets })))
}

/** Those of a purchase's tickets that still let its reader in; null where there are none. */
export function ticketsPdf({ event, session, tickets, number }: PurchaseWire) {
  const printed = tickets.flatMap(({ kind, seat, code, short, used_at, price }, at) => {
    if (code === null || short === null || used_at !== null) return []
    const cost = price === 0 ? 'бесплатно' : formatMoney(price)
    const more = `Билет ${at + 1} из\u00A0${tickets.length}, ${cost}. Покупка №\u00A0${number}`
    return [{ kind, seat, code, short, more }]
  })
  return sheetPdf({ event, session, tickets: printed })
}

function demand(bytes: Uint8Array<ArrayBuffer> | null) {
  if (bytes === null) throw new Refusal('ticket.none_valid')
  return bytes
}

async function sheetPdf(sheet: Sheet): Promise<Uint8Array<ArrayBuffer> | null> {
  const { event, tickets } = sheet
  if (tickets.length === 0) return null
  return drawPdf({
    ...{ title: `Билеты: ${event.title}`, margin: MARGIN },
    draw: (page) => {
      tickets.forEach((ticket, at) => {
        if (at > 0 && at % ON_PAGE === 0) page.addPage()
        drawTicket(page, { sheet, ticket, top: MARGIN + (at % ON_PAGE) * TICKET })
      })
    },
  })
}

type Placed = { sheet: Sheet; ticket: Printed; top: number }

function drawTicket(page: Pdf, { sheet: { event, session }, ticket, top }: Placed) {
  drawCode(page, ticket.code, top)
  const left = MARGIN + QR_SIDE + GAP
  const width = page.page.width - MARGIN - left
  const { venue, hall, city, address, starts_at } = session
  const written = (font: 'text' | 'bold', size: number, text: string, height: number) =>
    page.font(font).fontSize(size).text(text, left, page.y, { width, height, ellipsis: true }).moveDown(0.4)
  page.y = top
  written('text', 8, brandName(), 10)
  written('bold', 15, event.title, 38)
  written('bold', 11, ticket.seat ?? ticket.kind, 28)
  if (ticket.seat) written('text', 9, ticket.kind, 12)
  written('text', 10, `${formatDate(localParts(starts_at).date, true)}, ${formatTime(starts_at)}`, 14)
  written('text', 10, [venue, hall, city, address].filter(Boolean).join(', '), 40)
  if (ticket.more) written('text', 8, ticket.more, 22)
  written('text', 8, `Если код не\u00A0читается: ${ticket.short}. По\u00A0билету проходят один раз.`, 22)
  const cut = top + QR_SIDE + GAP
  page
    .moveTo(MARGIN, cut)
    .lineTo(page.page.width - MARGIN, cut)
    .dash(4, { space: 4 })
    .lineWidth(0.5)
    .stroke('#999999')
  page.undash()
}

/** The code as filled squares: sharp at any size. Those that stand side by side are one, so no hair is seen between. */
function drawCode(page: Pdf, code: string, top: number) {
  const { data, size } = encode(code, { border: 0 })
  const side = QR_SIDE / size
  data.forEach((row, at) => {
    for (let from = 0; from < size; from += 1) {
      if (!row[from]) continue
      let to = from
      while (row[to + 1]) to += 1
      page.rect(MARGIN + from * side, top + at * side, (to - from + 1) * side, side)
      from = to
    }
  })
  page.fill('#000000')
}
