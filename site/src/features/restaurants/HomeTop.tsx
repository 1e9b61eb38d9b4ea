import { useStore } from '@nanostores/react'
import { ADDRESSES, addressPath, EDA, LOGIN_PAGE, loginPath, PROFILE } from '@ostrov/shared/paths'
import { ChevronDown, MapPin, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { $activeAddress, $user_delivery } from '../account/store'
import { shortAddress } from '../addresses/short-address'

/** Where an order would go, and the way to oneself: sign-in for a guest, the profile for a confirmed person. */
export default function HomeTop() {
  const user = useStore($user_delivery, { ssr: () => null })
  const address = useStore($activeAddress, { ssr: () => null })
  const confirmed = user?.is_confirmed === true
  useEffect(() => {
    if (confirmed) readAddresses().catch(() => {})
  }, [confirmed])
  useEffect(() => {
    // A guest who has only just come needs none of it.
    if (!confirmed && !isBack() && !document.querySelector('[data-first-order][hidden]')) return
    import('../promotions/promote').then(
      // Asked now: the first drawing, as the server's, knew nobody.
      ({ promote }) => promote(personId(), isBack()),
      () => {},
    )
  }, [confirmed, user?.id])
  return (
    <div className="home-top bar gap-3">
      <a className="home-top__address row gap-3" href={addressLink(confirmed, address !== null)}>
        <MapPin className="home-top__pin" size={22} aria-hidden="true" />
        <span className="home-top__words">
          <span className="home-top__label">{address ? 'Доставим сюда' : 'Куда доставить?'}</span>
          <span className="home-top__street row gap-1">
            <span className="ui-clip">{address ? shortAddress(address) : 'Укажите адрес доставки'}</span>
            <ChevronDown size={18} aria-hidden="true" />
          </span>
        </span>
      </a>
      <a className="ui-round" href={confirmed ? PROFILE : LOGIN_PAGE} aria-label={confirmed ? 'Профиль' : 'Войти'}>
        <UserRound size={20} aria-hidden="true" />
      </a>
    </div>
  )
}

const personId = () => {
  const user = $user_delivery.get()
  return user?.is_confirmed ? user.id : null
}

/** Nobody is met with an offer: it waits until one has looked round and is back. */
const isBack = () => document.referrer.startsWith(location.origin)

async function readAddresses() {
  const { loadAddresses } = await import('../addresses/store')
  await loadAddresses()
}

function addressLink(confirmed: boolean, known: boolean): string {
  if (!confirmed) return loginPath({ init: true, redirect: EDA })
  return known ? ADDRESSES : addressPath({ init: true, redirect: EDA })
}
