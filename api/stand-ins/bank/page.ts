import { escapeHtml } from '@ostrov/shared/formats/html'
import { CARDS } from './kept-cards'
import type { PaymentRow } from './store'

/** The payment page: plain HTML and forms, no script; `base` is the path the bank is mounted at. */
export function paymentPage(payment: PaymentRow, base: string): string {
  return isOpen(payment) ? openPage(payment, base) : closedPage(payment, base)
}

/** A page for an address that leads nowhere. */
export function missingPage(base: string): string {
  return layout(base, 'Платёж не найден', '<p class="note">Проверьте ссылку или оформите заказ ещё раз.</p>')
}

/** Origins the form may end at: browsers hold redirects after a form to the policy too. */
export function pagePolicy(payment: PaymentRow | null): string {
  const ends = [payment?.success_url, payment?.fail_url].map((one) => URL.parse(one ?? '')?.origin).filter(Boolean)
  const targets = ["'self'", ...new Set(ends)].join(' ')
  return `default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action ${targets}`
}

export function isOpen(payment: PaymentRow, staysOpen = false) {
  return ['NEW', 'FORM_SHOWED'].includes(payment.status) || (staysOpen && payment.status === 'REJECTED')
}

const OUTCOMES: Readonly<Record<string, string>> = {
  AUTHORIZED: 'Оплата прошла',
  CONFIRMED: 'Оплата прошла',
  REJECTED: 'Оплата отклонена',
  AUTH_FAIL: 'Оплата отклонена',
  CANCELED: 'Платёж отменён',
  DEADLINE_EXPIRED: 'Время на оплату вышло',
  ASYNC_REFUNDING: 'Деньги возвращаются',
  REVERSED: 'Деньги возвращены',
  PARTIAL_REVERSED: 'Часть денег возвращена',
  REFUNDED: 'Деньги возвращены',
  PARTIAL_REFUNDED: 'Часть денег возвращена',
}

const CARD = `<div class="card" role="img" aria-label="Учебная карта, оканчивается на 0013">
      <span class="chip"></span><span class="number">2201 38•• •••• 0013</span><span class="until">12/30</span>
    </div>`
/** Only a card that is kept is charged again, so only then it matters which. */
const CARD_CHOICE = `<label class="what">Карта <select name="card">${Object.entries(CARDS)
  .map(([card, { is }]) => `<option value="${card}">•• ${card}: ${is}</option>`)
  .join('')}</select></label>`

function openPage(payment: PaymentRow, base: string) {
  return layout(
    base,
    isBinding(payment) ? 'Привязка счёта' : 'Оплата заказа',
    `${sumOf(payment)}
    <p class="what">${escapeHtml(payment.description)}</p>
    ${payment.method === 'sbp' ? '<p class="what">СБП: так выглядит приложение банка.</p>' : CARD}
    <form method="post">
      ${payment.recurrent && payment.method === 'card' ? CARD_CHOICE : ''}
      <button class="pay" type="submit" name="decision" value="pay">${isBinding(payment) ? 'Привязать' : 'Оплатить'}</button>
      <button class="decline" type="submit" name="decision" value="decline">Отказаться</button>
      <button class="close" type="submit" name="decision" value="close">Закрыть</button>
    </form>
    <p class="note">Учебный банк: деньги не списываются. «Отказаться» отклоняет платёж, «Закрыть» возвращает в магазин и ничего не решает.</p>`,
  )
}

/** An account that is bound without a payment is a payment of nothing. */
const isBinding = ({ amount }: PaymentRow) => amount === 0
const boundOr = (isBound: boolean) => (isBound ? 'Счёт привязан' : 'Счёт не привязан')
const sumOf = (payment: PaymentRow) => (isBinding(payment) ? '' : `<div class="sum">${rubles(payment.amount)}</div>`)

function closedPage(payment: PaymentRow, base: string) {
  const isPaid = payment.status === 'AUTHORIZED' || payment.status === 'CONFIRMED'
  const back = (isPaid ? payment.success_url : payment.fail_url) || payment.success_url
  const link = back === '' ? '' : `<a class="pay" href="${escapeHtml(back)}">Вернуться в магазин</a>`
  return layout(
    base,
    isBinding(payment) ? boundOr(isPaid) : (OUTCOMES[payment.status] ?? 'Платёж обрабатывается'),
    `${sumOf(payment)}<p class="what">${escapeHtml(payment.description)}</p>${link}`,
  )
}

function layout(base: string, title: string, content: string) {
  return `<!doctype html>
<html lang="ru">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title}. Учебный банк</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${base}/page.css">
</head>
<body>
  <main>
    <p class="bank">Учебный банк</p>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>`
}

/** Kopecks → «1 850 ₽» or «1 850,13 ₽», never broken across lines. */
function rubles(kopecks: number) {
  const digits = kopecks % 100 === 0 ? 0 : 2
  const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(kopecks / 100)}\u00a0₽`
}
