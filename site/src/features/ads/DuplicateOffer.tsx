import { AD_DAYS } from '@ostrov/shared/ads/rules'
import { quoted } from '@ostrov/shared/formats/quoted'
import { adPath, ownAdsPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import type { Duplicate } from './duplicate'
import { DUPLICATE } from './sent-ad'

/** Above a form that was not taken, since its author has the like already: that one is renewed, or this one is sent all the same. */
export function DuplicateOffer({ duplicate }: { duplicate: Duplicate }) {
  const { id, number, section, title, slug, isShown } = duplicate
  const path = isShown ? adPath(section, number, slug) : ownAdsPath({ status: 'expired' })
  return (
    <div className="ad-form__duplicate stack gap-3" role="alert">
      {/* What Enter in a field presses is the first of a form: neither of these two. */}
      <button type="submit" hidden />
      <p>
        <strong>Похоже, это объявление уже есть&nbsp;— продлить его?</strong>
      </p>
      <p>
        <a className="ui-link" href={path} target="_blank" rel="noopener">
          {quoted(title)}
        </a>
        {isShown ? ' сейчас на\u00A0сайте' : ': срок вышел'}. Продлим на&nbsp;{AD_DAYS}&nbsp;дней.
      </p>
      <input type="hidden" name={DUPLICATE} value={id} />
      <div className="cluster gap-2">
        <Button type="submit" variant="primary" name="act" value="renew">
          Продлить его
        </Button>
        <Button type="submit" name="act" value="another">
          Всё равно опубликовать
        </Button>
      </div>
    </div>
  )
}
