import { isValid } from '@ostrov/shared/forms/fields'
import { REQUIRED_IN_ADDRESS, validateAddressDetails } from '@ostrov/shared/geo/forms'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Problem } from '@ostrov/shared/wire/answers'
import { MapPin } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { DoorFields } from './DoorFields'
import type { Draft } from './draft'
import { focusFirstError } from './focus-first-error'
import { shortAddress, townOf } from './short-address'

type Props = {
  draft: Draft
  editing: boolean
  apartmentShown: boolean
  onChange: (draft: Draft) => void
  /** @throws {Problem} whose sentences are shown in place. */
  onSave: () => Promise<void>
  onOtherPlace: () => void
}

/** The third step: how the courier finds the door. Checked as one types. */
export function DetailsStep({ draft, editing, apartmentShown, onChange, onSave, onOtherPlace }: Props) {
  const [touched, setTouched] = useState(false)
  const [refusal, setRefusal] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const demand = apartmentShown ? REQUIRED_IN_ADDRESS : null
  const errors = validateAddressDetails(draft, { apartment_required: demand })
  const shown = touched ? errors : { ...errors, ...(draft.apartment === '' && { apartment: undefined }) }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isValid(errors)) return focusFirstError(event.currentTarget)
    setBusy(true)
    setRefusal(null)
    try {
      await onSave()
    } catch (problem) {
      setRefusal(problem instanceof Problem ? problem : new Problem(0, 'unknown', 'Не\u00a0получилось сохранить адрес'))
      setBusy(false)
    }
  }

  return (
    <form className="address-form" onSubmit={submit} noValidate>
      <div className="address-form__place ui-card">
        <MapPin size={24} aria-hidden="true" />
        <div>
          <p className="address-form__street">
            <Phrase text={shortAddress({ address: draft.address })} />
          </p>
          <p className="ui-muted">
            <Phrase text={townOf(draft)} />
          </p>
        </div>
        <button type="button" className="ui-link address-form__other" onClick={onOtherPlace}>
          Изменить
        </button>
      </div>
      <DoorFields
        door={draft}
        errors={{ ...refusal?.errors, ...shown }}
        apartmentShown={apartmentShown}
        onChange={(change) => {
          setRefusal(null)
          onChange({ ...draft, ...change })
        }}
      />
      <p className="ui-field__error" role="alert" hidden={!refusal}>
        {refusal?.message}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        className="address-form__submit"
        busy={busy}
        busyLabel="Сохраняем…"
        disabled={touched && !isValid(errors)}
      >
        {editing ? 'Сохранить' : 'Продолжить'}
      </Button>
    </form>
  )
}
