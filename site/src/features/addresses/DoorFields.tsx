import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import './door-fields.css'

type Props<Comment extends string> = {
  form: Form<'private_house' | 'front_door' | 'apartment' | 'floor' | Comment>
  /** How the form calls the word to the courier. */
  comment: Comment
  /** Whether the flat, or that there is none, is asked here. */
  apartmentShown?: boolean
}

/** The way from the street to the door: entrance, flat, floor, a word to the courier. */
export function DoorFields<Comment extends string>({ form, comment, apartmentShown = true }: Props<Comment>) {
  const { private_house } = form.values
  return (
    <div className="door-fields stack gap-4">
      {apartmentShown && <FormField form={form} name="private_house" />}
      {!(private_house && form.change) && (
        <div className="door-fields__row columns-top gap-3">
          <FormField form={form} name="front_door" />
          {apartmentShown && <FormField form={form} name="apartment" />}
          <FormField form={form} name="floor" />
        </div>
      )}
      <FormField
        form={form}
        name={comment}
        {...(private_house === true && { placeholder: 'Зелёные ворота, собака добрая' })}
      />
    </div>
  )
}
