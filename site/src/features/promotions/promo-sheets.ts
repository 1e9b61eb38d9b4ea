import { invitationPath, loginPath, PROMO } from '@ostrov/shared/paths'
import { PROMO_SHEET_EVERY_MS } from '@ostrov/shared/promotions/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { isDue } from '../../components/is-due'
import { SHARE } from '../modals/modals'
import { $modal, openModal } from '../modals/store'
import { FIRST_DISCOUNT, INVITE_STORY, WELCOME_STORY } from './modals'

const KEY = 'promo_code_shown_at'
/** The page is at rest for so long before anything is offered over it. */
const REST_MS = 1500

/** A page begins as everybody's: who has turned out to be a person is offered what is theirs. */
let latest = 0

/**
 * Offers what still holds for this person, one thing and at most once in 24 hours: a guest the discount of a first order, who
 * has not ordered yet its code, who has ordered an invitation for friends.
 */
export async function offerPromo(isPerson: boolean): Promise<void> {
  if (!isAllowed()) return
  const asked = ++latest
  const open = await (isPerson ? personsOffer() : guestsOffer()).catch(() => null)
  if (!open) return
  await atRest()
  if (asked !== latest || $modal.get() || !isAllowed()) return
  localStorage.setItem(KEY, String(Date.now()))
  open()
}

const isAllowed = () => isDue(localStorage.getItem(KEY), Date.now(), PROMO_SHEET_EVERY_MS)

async function guestsOffer() {
  const { items } = await ask(api.promotions.get({ query: {} }))
  const welcome = items.find(({ key }) => key === 'welcome')
  if (!welcome) return null
  const { title, description, image } = welcome
  return () =>
    openModal(WELCOME_STORY, {
      title,
      text: description,
      image,
      button: 'Войти и\u00a0забрать',
      href: loginPath({ redirect: PROMO }),
    })
}

async function personsOffer() {
  const welcome = await promotion('welcome')
  const code = welcome?.is_available ? welcome.promo_code : null
  if (code) return () => openModal(FIRST_DISCOUNT, { code })
  const invitation = await promotion('referral')
  if (!invitation?.is_available || invitation.ref_code === undefined) return null
  const url = invitationPath(invitation.ref_code)
  const { title, description } = invitation.promotion
  const share = () => openModal(SHARE, { title: 'Скидка 400\u00a0₽ на\u00a0первый заказ еды на\u00a0острове', url })
  return () =>
    openModal(INVITE_STORY, { title, text: description, image: invitation.image, button: 'Пригласить', onPress: share })
}

/** Null when there is no such promotion any more. */
function promotion(key: string) {
  return ask(api.user.promotion({ key }).get()).catch(() => null)
}

/** Until nothing has been touched or scrolled for a while. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const leave = new AbortController()
    const done = () => {
      leave.abort()
      resolve()
    }
    let timer = setTimeout(done, REST_MS)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(done, REST_MS)
    }
    for (const event of ['pointerdown', 'keydown', 'scroll', 'touchmove'])
      addEventListener(event, again, { signal: leave.signal, passive: true })
  })
}
