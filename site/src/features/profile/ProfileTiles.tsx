import { useStore } from '@nanostores/react'
import { formatPhone } from '@ostrov/shared/formats/phone'
import {
  ACCOUNT,
  ADDRESSES,
  FAVOURITE_ADS,
  NOTICES,
  ORDERS,
  OWN_ADS,
  OWN_ORGANIZATIONS,
  OWN_REVIEWS,
  PROMO,
  REPLIES,
  SAVED_SEARCHES,
} from '@ostrov/shared/paths'
import { SAVED_METHODS } from '@ostrov/shared/payments/paths'
import { BONUSES } from '@ostrov/shared/restaurants/paths'
import { OWN_SUPPORT } from '@ostrov/shared/support/paths'
import { OWN_TICKETS } from '@ostrov/shared/tickets/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  ChevronRight,
  Coins,
  CreditCard,
  Heart,
  LifeBuoy,
  MapPin,
  MessageSquareText,
  ReceiptText,
  Tags,
  Ticket,
  TicketPercent,
  UserRound,
} from 'lucide-react'
import { useEffect } from 'react'
import { $activeAddress, type UserDelivery } from '../account/store'
import { shortAddress } from '../addresses/short-address'
import { PersonOnly } from './PersonOnly'
import './profile.css'
import { $profile, loadProfile } from './store'

const TILES = [
  { href: ORDERS, label: 'Мои заказы', hint: 'Что едет и\u00a0что было', icon: ReceiptText },
  { href: ADDRESSES, label: 'Мои адреса', hint: 'Куда привозить', icon: MapPin },
  { href: OWN_ADS, label: 'Мои объявления', hint: 'Что продаёте и\u00a0ищете', icon: Tags },
  {
    href: REPLIES,
    label: 'Отклики и\u00A0переписка',
    hint: 'О\u00A0вакансиях и\u00A0объявлениях',
    icon: BriefcaseBusiness,
  },
  { href: FAVOURITE_ADS, label: 'Избранное', hint: 'Объявления и\u00A0рестораны', icon: Heart },
  { href: SAVED_SEARCHES, label: 'Сохранённые поиски', hint: 'Новое по\u00A0вашим фильтрам', icon: Bookmark },
  { href: SAVED_METHODS, label: 'Способы оплаты', hint: 'Чем платите в\u00A0одно нажатие', icon: CreditCard },
  { href: OWN_TICKETS, label: 'Мои билеты', hint: 'Куда идёте и\u00A0что показать', icon: Ticket },
  { href: OWN_ORGANIZATIONS, label: 'Мои организации', hint: 'Чем владеете и\u00A0где работаете', icon: Building2 },
  { href: PROMO, label: 'Мои акции', hint: 'Промокоды и\u00a0приглашения', icon: TicketPercent },
  { href: BONUSES, label: 'Баллы', hint: 'Сколько накопили в\u00A0ресторанах', icon: Coins },
  { href: OWN_REVIEWS, label: 'Мои отзывы', hint: 'Что вы написали', icon: MessageSquareText },
  { href: OWN_SUPPORT, label: 'Мои обращения', hint: 'Что вы писали в\u00A0поддержку', icon: LifeBuoy },
  { href: NOTICES, label: 'Сообщения', hint: 'О\u00a0чём вам писать', icon: Bell },
] as const

/** Who one is, and the ways on. */
export default function ProfileTiles() {
  return (
    <PersonOnly title="Войдите, чтобы открыть профиль" drawing="person" drawn={<Waiting />}>
      {(user) => <Tiles user={user} />}
    </PersonOnly>
  )
}

/** The same places before anybody knows whose they are. */
function Waiting() {
  return (
    <div className="profile columns gap-4" role="status">
      <span className="ui-hidden">Загружаем…</span>
      <div className="profile__person ui-card" aria-hidden="true">
        <span className="profile__photo" />
      </div>
      <div className="profile__tiles columns gap-3" aria-hidden="true">
        {TILES.map(({ href }) => (
          <span key={href} className="profile__tile ui-skeleton" />
        ))}
      </div>
    </div>
  )
}

function Tiles({ user }: { user: UserDelivery }) {
  const profile = useStore($profile)
  const address = useStore($activeAddress)
  useEffect(() => {
    // What this browser remembers is shown when the server is out of reach.
    void loadProfile().catch(() => {})
  }, [])
  const phone = profile?.phone ?? user.phone
  const name = profile?.name ?? user.name
  return (
    <div className="profile columns gap-4">
      <a className="profile__person ui-card" href={ACCOUNT}>
        <span className="profile__photo">
          {profile?.photo ? (
            <Picture image={profile.photo} alt="" ratio={1} sizes="64px" />
          ) : (
            <UserRound size={32} strokeWidth={1.5} aria-hidden="true" />
          )}
        </span>
        <span className="profile__who">
          <strong>{name || 'Ваш профиль'}</strong>
          {phone && <span className="ui-muted">{formatPhone(phone)}</span>}
        </span>
        <ChevronRight size={22} aria-hidden="true" />
      </a>
      <ul className="profile__tiles columns gap-3">
        {TILES.map(({ href, label, hint, icon: Icon }) => (
          <li key={href}>
            <a className="profile__tile ui-card" href={href}>
              <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
              <strong>{label}</strong>
              <span className="ui-muted ui-small ui-clip">
                {href === ADDRESSES && address ? shortAddress(address) : hint}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
