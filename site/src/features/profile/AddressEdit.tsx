import { useStore } from '@nanostores/react'
import { ACCOUNT_MESSAGES } from '@ostrov/shared/accounts/messages'
import type { AddressWire } from '@ostrov/shared/accounts/schema'
import { type FormErrors, isValid } from '@ostrov/shared/forms/fields'
import {
  type AddressDetailsField,
  APARTMENT_MAX_DIGITS,
  COURIER_COMMENT_MAX,
  courierCommentCounter,
  FLOOR_MAX_DIGITS,
  FRONT_DOOR_MAX_DIGITS,
  REQUIRED_IN_ADDRESS,
  validateAddressDetails,
} from '@ostrov/shared/geo/forms'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Problem } from '../../api'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { Field, TextField } from '../../components/Field'
import { SkeletonList } from '../../components/Skeleton'
import { showToast, showToastOnNextPage } from '../../components/toasts'
import { $addresses, editAddress, loadAddresses, removeAddress } from '../addresses/store'
import './addresses.css'
import { PersonOnly } from './PersonOnly'

const LIST = '/profile/addresses'

/** How to get from the street to the door of an address. */
export default function AddressEdit({ id }: { id: string }) {
  return (
    <PersonOnly title="Войдите, чтобы изменить адрес" drawing="address">
      {() => <Loaded id={id} />}
    </PersonOnly>
  )
}

function Loaded({ id }: { id: string }) {
  const addresses = useStore($addresses)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadAddresses().catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])
  if (failed && addresses === null) return <ErrorState title="Не получилось загрузить адрес" onRetry={load} />
  if (addresses === null) return <SkeletonList picture={false} />
  const address = addresses.find((one) => one.id === id)
  if (address) return <DetailsForm key={id} address={address} />
  return <EmptyState drawing="address" title="Такого адреса нет" action={{ href: LIST, label: 'Мои адреса' }} />
}

type Details = Record<AddressDetailsField, string>

const SHORT_FIELDS = [
  { field: 'front_door', label: 'Подъезд', digits: FRONT_DOOR_MAX_DIGITS },
  { field: 'apartment', label: 'Квартира', digits: APARTMENT_MAX_DIGITS },
  { field: 'floor', label: 'Этаж', digits: FLOOR_MAX_DIGITS },
] as const

function DetailsForm({ address }: { address: AddressWire }) {
  const [details, setDetails] = useState<Details>(() => detailsOf(address))
  const [errors, setErrors] = useState<FormErrors<AddressDetailsField>>({})
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null)
  const check = (next: Details) => validateAddressDetails(next, { apartment_required: REQUIRED_IN_ADDRESS })
  const change = (field: AddressDetailsField, value: string) => {
    const next = { ...details, [field]: value }
    setDetails(next)
    setErrors(check(next))
  }
  const during = async (what: 'saving' | 'removing', work: () => Promise<unknown>, said: string) => {
    setBusy(what)
    try {
      await work()
      showToastOnNextPage(said, 'success')
      location.assign(LIST)
    } catch (problem) {
      showToast(problem instanceof Problem ? problem.message : 'Не\u00a0получилось. Повторите', { kind: 'error' })
      setBusy(null)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = check(details)
    setErrors(found)
    if (busy || !isValid(found)) return
    const draft = { address: address.address, city_id: address.city_id, coordinates: address.coordinates }
    void during(
      'saving',
      () => editAddress(address.id, { ...draft, address_details: details }),
      ACCOUNT_MESSAGES.addressUpdated,
    )
  }
  return (
    <form className="address-edit" onSubmit={save} noValidate>
      <p className="address-edit__place">{address.address}</p>
      <div className="address-edit__numbers">
        {SHORT_FIELDS.map(({ field, label, digits }) => (
          <Field
            key={field}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={digits}
            value={details[field]}
            error={errors[field]}
            onChange={(event) => change(field, event.target.value)}
          />
        ))}
      </div>
      <TextField
        label="Комментарий курьеру"
        hint={courierCommentCounter(details.comment)}
        maxLength={COURIER_COMMENT_MAX}
        value={details.comment}
        error={errors.comment}
        onChange={(event) => change('comment', event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy === 'saving'}
        busyLabel="Сохраняем…"
        disabled={!isValid(errors)}
      >
        Сохранить
      </Button>
      <Button
        variant="danger"
        wide
        busy={busy === 'removing'}
        busyLabel="Удаляем…"
        onClick={() =>
          busy === null && during('removing', () => removeAddress(address.id), ACCOUNT_MESSAGES.addressDeleted)
        }
      >
        <Trash2 size={20} aria-hidden="true" />
        Удалить адрес
      </Button>
    </form>
  )
}

function detailsOf({ address_details }: AddressWire): Details {
  const { front_door, apartment, floor, comment } = address_details
  return { front_door: front_door ?? '', apartment: apartment ?? '', floor: floor ?? '', comment: comment ?? '' }
}
