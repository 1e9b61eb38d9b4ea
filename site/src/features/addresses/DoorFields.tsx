import {
  APARTMENT_MAX_DIGITS,
  COURIER_COMMENT_MAX,
  courierCommentCounter,
  FLOOR_MAX_DIGITS,
  FRONT_DOOR_MAX_DIGITS,
} from '@ostrov/shared/geo/forms'
import { Field, TextField } from '@ostrov/shared/ui/Field'
import './door-fields.css'

export type Door = { front_door: string; apartment: string; floor: string; comment: string }
export type DoorErrors = Partial<Record<keyof Door, string>>

type Props = {
  door: Door
  errors: DoorErrors
  onChange: (field: keyof Door, value: string) => void
}

/** The way from the street to the door: entrance, flat, floor, a word to the courier. */
export function DoorFields({ door, errors, onChange }: Props) {
  const digits = (field: 'front_door' | 'apartment' | 'floor', label: string, most: number) => (
    <Field
      label={label}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={most + 1}
      error={errors[field]}
      value={door[field]}
      onChange={(event) => onChange(field, event.target.value)}
    />
  )
  return (
    <div className="door-fields">
      <div className="door-fields__row">
        {digits('front_door', 'Подъезд', FRONT_DOOR_MAX_DIGITS)}
        {digits('apartment', 'Кв./офис', APARTMENT_MAX_DIGITS)}
        {digits('floor', 'Этаж', FLOOR_MAX_DIGITS)}
      </div>
      <TextField
        label="Комментарий курьеру"
        name="comment"
        rows={2}
        placeholder="Домофон не работает, позвоните"
        hint={courierCommentCounter(door.comment)}
        maxLength={COURIER_COMMENT_MAX}
        error={errors.comment}
        value={door.comment}
        onChange={(event) => onChange('comment', event.target.value)}
      />
    </div>
  )
}
