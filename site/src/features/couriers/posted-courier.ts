import { COURIER_CODE_FORM } from '@ostrov/shared/couriers/form'
import { courierPath } from '@ostrov/shared/couriers/paths'
import { actsOf, COURIER_ACTS } from '@ostrov/shared/couriers/rules'
import type { CourierPageWire, CourierWorkWire } from '@ostrov/shared/couriers/schema'
import { checkForm } from '@ostrov/shared/forms/form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { refusalOf, textOf, type Visit } from '../../visit'
import type { PressIds } from './presses'

export type CourierView = {
  page: CourierPageWire
  ids: PressIds
  /** A code is on its way: it is asked for. */
  isSent: boolean
  refusal: string | null
}

const SENT = 'sent'

/** A courier's page, and what is posted to it without scripts: the page to draw, the way on, or null for no link of ours. */
export async function courierVisit(visit: Visit, key: string): Promise<CourierView | Response | null> {
  const sent = await visit.form()
  const done = sent ? await posted(visit, key, sent) : null
  if (done instanceof Response) return done
  const page = await askOrNull(visit.api.couriers({ key }).get())
  if (!page) return null
  const isSent = visit.params.has(SENT) || sent?.get('act') === 'enter'
  return { page, ids: page.work ? idsOf(page.work) : {}, isSent, refusal: done }
}

async function posted(visit: Visit, key: string, sent: URLSearchParams): Promise<Response | string | null> {
  const courier = visit.api.couriers({ key })
  const act = sent.get('act')
  try {
    if (act === 'code') {
      await ask(courier.code.post())
      return visit.leave(`${courierPath(key)}?${SENT}`)
    }
    if (act === 'leave') {
      await ask(courier.session.delete())
      return visit.leave(courierPath(key))
    }
    if (act === 'enter') {
      const code = textOf(sent, 'code').trim()
      const wrong = checkForm(COURIER_CODE_FORM, { code }).code
      if (wrong) return wrong
      await ask(courier.session.post({ code }))
      return visit.leave(courierPath(key))
    }
    const presses = pressesIn(sent)
    if (presses.length === 0) return null
    const answer = await ask(courier.presses.post({ presses }))
    return answer.presses[0]?.error ?? visit.leave(courierPath(key))
  } catch (problem) {
    return refusalOf(problem).message
  }
}

function pressesIn(sent: URLSearchParams) {
  const act = namesOf(COURIER_ACTS).find((one) => one === sent.get('act'))
  const id = sent.get(`id_${act}`)
  const order_id = Number(sent.get('order_id'))
  if (!act || !id || !Number.isSafeInteger(order_id)) return []
  return [{ id, order_id, act, pressed_at: new Date().toISOString(), code: textOf(sent, 'code') }]
}

function idsOf({ orders, free }: CourierWorkWire): PressIds {
  const acts = [
    ...orders.flatMap((order) => actsOf(order).map((act) => `${order.id}:${act}`)),
    ...free.map(({ id }) => `${id}:take`),
  ]
  return Object.fromEntries(acts.map((one) => [one, crypto.randomUUID()]))
}
