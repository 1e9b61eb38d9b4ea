import type { AdOfCustomerWire } from '@ostrov/shared/ads/desk-schema'
import { DESK_ADS } from '@ostrov/shared/ads/paths'
import { priceWords } from '@ostrov/shared/ads/price-words'
import { AD_STATUSES } from '@ostrov/shared/ads/rules'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { adPath, cardPath } from '@ostrov/shared/paths'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { Picture } from '@ostrov/shared/ui/Picture'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Column } from '../../components/DataTable'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { useAdministrator } from '../../session/people'
import '../promotions/desk.css'

const TONES = {
  ...({ published: 'leaf', pending: 'amber', needs_work: 'berry', rejected: 'berry' } as const),
  ...({ hidden: 'ink', expired: 'ink', archived: 'ink' } as const),
}

export const AdState = ({ ad: { state, is_off } }: { ad: AdOfCustomerWire }) => (
  <StatusBadge label={is_off && state === 'rejected' ? 'Снято с\u00A0сайта' : AD_STATUSES[state]} tone={TONES[state]} />
)

export const pageOf = ({ section, number, title }: AdOfCustomerWire) => adPath(section, number, adSlug(title))

/** What tells one ad from another. */
export const adColumns: readonly Column<AdOfCustomerWire>[] = [
  {
    key: 'title',
    title: 'Объявление',
    cell: ({ title, images, number, section, city }) => (
      <span className="desk-title row gap-3">
        <Picture image={images[0] ?? null} alt="" ratio={1} sizes="40px" className="desk-title__picture" />
        <span>
          <TwoLines second={`№\u00A0${number} · ${sectionOf(section).words.title} · ${city}`}>{title}</TwoLines>
        </span>
      </span>
    ),
  },
  { key: 'price', title: 'Цена', cell: priceWords },
  {
    key: 'contact_phone',
    title: 'Телефон',
    cell: ({ contact_phone, contact_name }) => <TwoLines second={contact_name}>{formatPhone(contact_phone)}</TwoLines>,
  },
  { key: 'state', title: 'Состояние', cell: (ad) => <AdState ad={ad} /> },
  momentColumn('created_at', 'Подано'),
]

/** The same on its author's card: the first leads to the ad, for whoever may open it. */
export const adsOfCustomerColumns: readonly Column<AdOfCustomerWire>[] = adColumns.map((column, at) =>
  at > 0 ? column : { ...column, cell: (ad) => <Opened ad={ad}>{column.cell(ad)}</Opened> },
)

function Opened({ ad, children }: { ad: AdOfCustomerWire; children: ReactNode }) {
  const role = useAdministrator().data?.role
  if (!role || !adminMay(role, 'moderation')) return children
  return (
    <Link className="ui-link data-table__open" to={cardPath(DESK_ADS, ad.id)}>
      {children}
    </Link>
  )
}
