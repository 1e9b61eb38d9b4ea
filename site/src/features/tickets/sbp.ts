import { formatTime } from '@ostrov/shared/formats/time'
import { loginPath } from '@ostrov/shared/paths'
import { sbpPath } from '@ostrov/shared/payments/paths'
import { purchasePath } from '@ostrov/shared/tickets/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, type Visit } from '../../visit'
import { type SbpView, sbpView } from '../payments/sbp-view'

/** The page with the QR code of one's own purchase, or the way on: one that is paid, lapsed or paid by card has none. */
export async function sbpOf(visit: Visit, id: string): Promise<SbpView | Response | null> {
  if (!isUuid(id)) return null
  const page = purchasePath(id)
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: sbpPath(page) }))
  try {
    const purchase = await ask(visit.api.user.ticket_purchases({ id }).get())
    const view = sbpView({
      ...{ paid: purchase, isAwaited: purchase.state === 'held', total: purchase.total },
      ...{ page, action: page, asked: `/api/user/ticket_purchases/${id}` },
      words: {
        what: `Билеты, покупка №\u00A0${purchase.number}`,
        afterwards: 'билеты появятся, как только банк ответит.',
        otherwise: 'потом места вернутся в\u00A0продажу.',
        meanwhile: `Места ваши до\u00A0${formatTime(purchase.held_until)}.`,
        back: 'Вернуться к\u00A0покупке',
      },
    })
    return purchase.state === 'held' && view ? view : visit.leave(page)
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}
