import { brandName } from '@ostrov/shared/formats/installation'
import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatDate } from '@ostrov/shared/formats/time'
import { ACT_HEAD, actTable, dueWords } from '@ostrov/shared/payouts/act'
import { drawPdf, type Pdf as Page } from '../../services/pdf'
import type { Act } from './read-payouts'

const WIDTHS = [74, 70, 62, 66, 70, 66, 56, 56]
const ROW = 15
const MARGIN = 36

/** The act as a PDF: whose it is, its sums, a line an order, and room for two signatures. */
export const actPdf = (act: Act): Promise<Uint8Array<ArrayBuffer>> =>
  drawPdf({
    ...{ title: titleOf(act), margin: MARGIN },
    draw: (page) => {
      head(page, act)
      table(page, act)
      signatures(page, act)
    },
  })

function titleOf({ payout: { number, starts_on, ends_on } }: Act): string {
  return `Акт №\u00A0${number} за\u00A0${formatDate(starts_on, true)}\u00A0— ${formatDate(ends_on, true)}`
}

function head(page: Page, act: Act) {
  const { payout, legal } = act
  page.font('bold').fontSize(14).text(titleOf(act))
  page.moveDown(0.5).font('text').fontSize(9)
  page.text(
    `Сервис ${quoted(brandName())} и\u00A0${legal.name}${legal.inn && `, ИНН ${legal.inn}`} (ресторан ${quoted(payout.restaurant.title)})`,
  )
  page.moveDown(0.5)
  const sums: readonly (readonly [string, number])[] = [
    ['Стоимость заказов', payout.turnover],
    ['Получено сервисом онлайн за\u00A0вычетом возвратов', payout.kept],
    ['Скидки за\u00A0счёт сервиса', payout.discounts],
    ['Комиссия сервиса', payout.commission],
    ...cashOf(payout),
  ]
  for (const [name, sum] of sums) page.text(`${name}: ${formatMoney(sum)}`)
  page.font('bold').text(`${dueWords(payout.due)}: ${formatMoney(Math.abs(payout.due))}`)
  page.moveDown(1)
}

/** What is taken of it for money that never came to the service. */
const cashOf = ({ cash_commission }: Act['payout']): (readonly [string, number])[] =>
  cash_commission === 0 ? [] : [['— в\u00A0том числе с\u00A0заказов, оплаченных при\u00A0получении', cash_commission]]

function table(page: Page, { orders }: Act) {
  const [, ...lines] = actTable(orders)
  line(page, [...ACT_HEAD], { bold: true, height: ROW * 2 })
  lines.forEach((cells, at) => {
    line(page, cells.map(cellText), { bold: at === lines.length - 1, height: ROW })
  })
}

const cellText = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('ru-RU') : cell)

function line(page: Page, cells: readonly string[], { bold, height }: { bold: boolean; height: number }) {
  if (page.y + height > page.page.height - MARGIN) page.addPage()
  const top = page.y
  page.font(bold ? 'bold' : 'text').fontSize(7)
  let left = MARGIN
  cells.forEach((cell, at) => {
    const width = WIDTHS[at] ?? 0
    page.text(cell, left, top, { width: width - 4, height, ellipsis: true, align: at > 2 ? 'right' : 'left' })
    left += width
  })
  page.x = MARGIN
  page.y = top + height
}

function signatures(page: Page, { legal }: Act) {
  if (page.y + 60 > page.page.height - MARGIN) page.addPage()
  page.moveDown(2).font('text').fontSize(9)
  page.text(`Сервис ${quoted(brandName())}  ____________________`, MARGIN)
  page.moveDown(1).text(`${legal.name}  ____________________`)
}
