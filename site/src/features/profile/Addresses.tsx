import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { ADDRESSES, addressPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { ChevronRight, Plus } from 'lucide-react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { shortAddress, townOf } from '../addresses/short-address'
import { activateAddress } from '../addresses/store'
import './addresses.css'
import { PersonOnly } from './PersonOnly'
import { useAddresses } from './use-addresses'

const NEW_ADDRESS = addressPath({ redirect: ADDRESSES })

/** Where orders may go; the chosen one is where they do. */
export default function Addresses() {
  return (
    <PersonOnly title="Здесь будут ваши адреса" drawing="address">
      {() => <AddressList />}
    </PersonOnly>
  )
}

function AddressList() {
  const { addresses, failed, load } = useAddresses()
  if (failed) return <ErrorState title="Не получилось загрузить адреса" onRetry={load} />
  if (addresses === null) return <SkeletonList picture={false} />
  if (addresses.length === 0) {
    return (
      <EmptyState
        drawing="address"
        title="Адресов пока нет"
        text="Покажите дом на карте — и рестораны скажут, привезут ли."
        action={{ href: NEW_ADDRESS, label: 'Новый адрес' }}
      />
    )
  }
  return (
    <>
      <fieldset className="addresses">
        <legend className="ui-muted">Заказы привезём сюда:</legend>
        {inOrder(addresses).map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </fieldset>
      <a className={buttonClass({ variant: 'primary', size: 'large', wide: true })} href={NEW_ADDRESS}>
        <Plus size={22} aria-hidden="true" />
        Новый адрес
      </a>
    </>
  )
}

function AddressRow({ address }: { address: AddressWire }) {
  const title = shortAddress(address)
  const choose = () => {
    activateAddress(address.id).catch((problem: unknown) => {
      showToast(sentenceOf(problem, 'Не\u00a0получилось выбрать'), { kind: 'error' })
    })
  }
  return (
    <div className="addresses__row row">
      <label className="addresses__choice row gap-3">
        <input className="ui-radio" type="radio" name="address" checked={address.is_active} onChange={choose} />
        <span>
          {title}
          {townOf(address) && (
            <small>
              <Phrase text={townOf(address)} />
            </small>
          )}
        </span>
      </label>
      <a className="ui-round ui-round--plain" href={`${ADDRESSES}/${address.id}`} aria-label={`Изменить: ${title}`}>
        <ChevronRight size={22} aria-hidden="true" />
      </a>
    </div>
  )
}

// By age, whichever is chosen: a row must not move from under the finger. Ids grow with time.
function inOrder(addresses: readonly AddressWire[]): AddressWire[] {
  return [...addresses].sort((one, other) => (one.id < other.id ? -1 : 1))
}
