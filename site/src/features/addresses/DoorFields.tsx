import {
  APARTMENT_MAX_DIGITS,
  COURIER_COMMENT_MAX,
  courierCommentCounter,
  FLOOR_MAX_DIGITS,
  FRONT_DOOR_MAX_DIGITS,
} from '@ostrov/shared/geo/forms'
import { Field, SwitchField, TextField } from '@ostrov/shared/ui/Field'
import './door-fields.css'

export type Door = { front_door: string; apartment: string; floor: string; comment: string; private_house: boolean }
export type DoorErrors = Partial<Record<Exclude<keyof Door, 'private_house'>, string>>

type Props = {
  door: Door
  errors: DoorErrors
  /** Whether the flat, or that there is none, is asked here. */
  apartmentShown?: boolean
  onChange: (change: Partial<Door>) => void
}

/** The way from the street to the door: entrance, flat, floor, a word to the courier. */
export function DoorFields({ door, errors, apartmentShown = true, onChange }: Props) {
  const digits = (field: 'front_door' | 'apartment' | 'floor', label: string, most: number) => (
    <Field
      label={label}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={most + 1}
      error={errors[field]}
      value={door[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  return (
    <div className="door-fields">
      {apartmentShown && (
        <SwitchField
          label="Частный дом"
          name="private_house"
          checked={door.private_house}
          onChange={(event) => onChange({ private_house: event.target.checked })}
        />
      )}
      {!door.private_house && (
        <div className="door-fields__row">
          {digits('front_door', 'Подъезд', FRONT_DOOR_MAX_DIGITS)}
          {apartmentShown && digits('apartment', 'Кв./офис', APARTMENT_MAX_DIGITS)}
          {digits('floor', 'Этаж', FLOOR_MAX_DIGITS)}
        </div>
      )}
      <TextField
        label="Комментарий курьеру"
        name="comment"
        rows={2}
        placeholder={door.private_house ? 'Зелёные ворота, собака добрая' : 'Домофон не работает, позвоните'}
        hint={courierCommentCounter(door.comment)}
        maxLength={COURIER_COMMENT_MAX}
        error={errors.comment}
        value={door.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
    </div>
  )
}
