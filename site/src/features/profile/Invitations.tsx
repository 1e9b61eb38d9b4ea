import { countOf } from '@ostrov/shared/formats/plural'
import { formatDay } from '@ostrov/shared/formats/time'
import { nbsp } from '@ostrov/shared/formats/typography'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { invitationPath, PROMO_TERMS } from '@ostrov/shared/paths'
import { invitesLeft, invitesMonthText, invitesTone, invitesUsedText } from '@ostrov/shared/promotions/referral'
import type { PromotionsForUserWire } from '@ostrov/shared/promotions/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { Copy, Info, Share2 } from 'lucide-react'
import { SHARE } from '../modals/modals'
import { openModal } from '../modals/store'

type Props = { data: PromotionsForUserWire['ref_code_data']; now: Date }

/** The person's own invitation code and how many invitations the month has left. */
export function Invitations({ data, now }: Props) {
  const { promotion, ref_code, user_used_count, total_limit, is_available } = data
  const left = invitesLeft(user_used_count, total_limit)
  const share = () =>
    openModal(SHARE, {
      title: 'Скидка 400\u00a0₽ на\u00a0первый заказ еды на\u00a0острове',
      url: invitationPath(ref_code),
    })
  return (
    <section className="invites stack gap-2 ui-card" aria-labelledby="invites">
      <div className="promo__head">
        <h2 id="invites">{nbsp(promotion.title)}</h2>
        <a className="ui-round ui-round--plain" href={PROMO_TERMS} aria-label="Условия приглашений">
          <Info size={22} aria-hidden="true" />
        </a>
      </div>
      <p className="ui-muted">{nbsp(promotion.description)}</p>
      <div className="invites__left">
        <p>
          {nbsp(invitesMonthText(now))} <strong>{countOf(left, 'приглашение', 'приглашения', 'приглашений')}</strong>
        </p>
        <div
          className={`invites__bar invites__bar--${invitesTone(left)}`}
          role="progressbar"
          aria-label={nbsp(invitesMonthText(now))}
          aria-valuemin={0}
          aria-valuemax={total_limit}
          aria-valuenow={left}
        >
          <span style={{ width: `${total_limit > 0 ? (left / total_limit) * 100 : 0}%` }} />
        </div>
        <p className="ui-muted ui-small">
          {nbsp(invitesUsedText(user_used_count, total_limit))}. Обновится {formatDay(data.refresh_date, now)}
        </p>
      </div>
      {is_available ? (
        <>
          <button
            type="button"
            className="promo__code split gap-3"
            onClick={() => copyText(ref_code, ORDER_MESSAGES.promoCopied)}
          >
            <span className="ui-hidden">Скопировать код приглашения </span>
            {ref_code}
            <Copy size={20} aria-hidden="true" />
          </button>
          <Button variant="primary" wide onClick={share}>
            <Share2 size={20} aria-hidden="true" />
            Пригласить друга
          </Button>
        </>
      ) : (
        <p className="ui-muted">Приглашения этого месяца закончились.</p>
      )}
    </section>
  )
}
