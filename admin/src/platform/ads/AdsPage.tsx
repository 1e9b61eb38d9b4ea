import { AD_DESK_FORM } from '@ostrov/shared/ads/desk-form'
import type { AdDeskWire } from '@ostrov/shared/ads/desk-schema'
import { adDesk } from '@ostrov/shared/ads/lists'
import { adsOfAuthorPath, DESK_ADS } from '@ostrov/shared/ads/paths'
import { priceWords } from '@ostrov/shared/ads/price-words'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { CUSTOMERS, cardPath } from '@ostrov/shared/paths'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { useAdministrator } from '../../session/people'
import { AdActs } from './AdActs'
import { AdState, adColumns, pageOf } from './ad-columns'
import './ads.css'

const screen: RecordScreen<typeof AD_DESK_FORM, AdDeskWire> = {
  noun: 'ad',
  path: DESK_ADS,
  calls: api.admin.ads,
  file: '/api/admin/ads/export',
  list: adDesk,
  form: AD_DESK_FORM,
  columns: adColumns,
  titleOf: ({ title }) => title,
  card: {
    badge: (ad) => <AdState ad={ad} />,
    facts: factsOf,
    note: noteOf,
    tabs: [{ key: 'about', title: 'Объявление', content: (ad) => <About ad={ad} /> }],
    acts: (row) => <AdActs screen={screen} row={row} />,
  },
}

/** Ads of all sections; people of the portal write them. */
export const AdsPage = recordPage(screen)

function factsOf(ad: AdDeskWire) {
  const { number, section, author, city, address, contact_name, contact_phone, published_at, expires_at } = ad
  const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')
  return {
    Номер: number,
    Раздел: sectionOf(section).words.title,
    Цена: priceWords(ad),
    Автор: <Author author={author} />,
    Телефон: (
      <>
        <a href={`tel:+${contact_phone}`}>{formatPhone(contact_phone)}</a>, {contact_name}
      </>
    ),
    Место: address?.includes(city) ? address : [city, address].filter(Boolean).join(', '),
    Просмотры: formatNumber(ad.views),
    'Открыли телефон': formatNumber(ad.contacts),
    Подано: moment(ad.created_at),
    Опубликовано: moment(published_at),
    'Показывается до': moment(expires_at),
    ...(ad.state === 'published' && {
      'На сайте': (
        <a className="ui-link" href={pageOf(ad)} target="_blank" rel="noreferrer">
          Открыть страницу
        </a>
      ),
    }),
  }
}

/** Their card, for whoever may open it, and all that they have written. */
function Author({ author: { id, name, phone } }: Pick<AdDeskWire, 'author'>) {
  const role = useAdministrator().data?.role
  const words = name || (phone ? formatPhone(phone) : 'Без имени')
  return (
    <>
      {role && adminMay(role, 'customers') ? <Link to={cardPath(CUSTOMERS, id)}>{words}</Link> : words},{' '}
      <Link to={adsOfAuthorPath(id)}>все объявления</Link>
    </>
  )
}

function noteOf({ moderation_reason, is_off, is_author_blocked }: AdDeskWire) {
  if (moderation_reason) return `${is_off ? 'Снято. Причина' : 'Слова модератора'}: ${moderation_reason}`
  return is_author_blocked ? 'Скрыто вместе с\u00A0заблокированным автором.' : null
}

function About({ ad: { title, description, images } }: { ad: AdDeskWire }) {
  return (
    <div className="desk-ad-about stack gap-4">
      <p>{description}</p>
      {images.length > 0 && (
        <ul>
          {images.map((image, at) => (
            <li key={image.id}>
              <a href={image.url} target="_blank" rel="noreferrer">
                <Picture image={image} alt={`${title}, фото ${at + 1}`} ratio={1} sizes="160px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
