import { DOOR_FORM, WHOLE_DOOR_FORM } from '@ostrov/shared/geo/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { useForm, useUnsavedGuard } from '@ostrov/shared/ui/use-form'
import { MapPin } from 'lucide-react'
import { DoorFields } from './DoorFields'
import type { Draft } from './draft'
import { shortAddress, townOf } from './short-address'

type Props = {
  draft: Draft
  editing: boolean
  apartmentShown: boolean
  /** What is changed here is kept nowhere else. */
  guarded?: boolean
  onChange: (draft: Draft) => void
  /** @throws {Problem} whose sentences are shown in place. */
  onSave: () => Promise<undefined>
  onOtherPlace: () => void
}

/** The third step: how the courier finds the door. Checked as one types. */
export function DetailsStep({ draft, editing, apartmentShown, guarded, onChange, onSave, onOtherPlace }: Props) {
  const form = useForm({
    table: apartmentShown ? WHOLE_DOOR_FORM : DOOR_FORM,
    initial: draft,
    keep: (change) => onChange({ ...draft, ...change }),
    otherwise: 'Не\u00a0получилось сохранить адрес',
    submit: onSave,
  })
  useUnsavedGuard(guarded === true && form.dirty && !form.busy)
  return (
    <form className="address-form vertical gap-5" {...form.bind}>
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
      <DoorFields form={form} comment="comment" apartmentShown={apartmentShown} />
      <FormFailure text={form.failure} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        className="address-form__submit"
        busy={form.busy}
        busyLabel="Сохраняем…"
        disabled={form.tried && !form.valid}
      >
        {editing ? 'Сохранить' : 'Продолжить'}
      </Button>
    </form>
  )
}
