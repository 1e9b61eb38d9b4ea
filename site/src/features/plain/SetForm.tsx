import { formatMoney } from '@ostrov/shared/formats/money'
import { unitPrice } from '@ostrov/shared/menu/choice'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Refusal } from './Refusal'
import './plain.css'

type Props = {
  action: string
  words: string
  refusal: string | null
  parts: readonly (readonly ProductWire[])[]
  chosen: readonly (ProductWire | null)[]
}

/** One dish of each part of a set; all of them go into the basket. */
export function SetForm({ action, words, refusal, parts, chosen }: Props) {
  return (
    <form className="delivery__wrap plain stack gap-5" method="post" action={action}>
      <p>{words}</p>
      <Refusal sentence={refusal} />
      {parts.map((part, at) => (
        <ChoiceField
          key={part.map(({ id }) => id).join()}
          legend={`Блюдо ${at + 1} из\u00A0${parts.length}`}
          name={`part_${at + 1}`}
          value={[(chosen[at] ?? part[0])?.id ?? '']}
          options={part.map((dish) => ({ value: dish.id, label: dish.name, note: formatMoney(unitPrice(dish)) }))}
        />
      ))}
      <Button type="submit" variant="primary" size="large" wide>
        В&nbsp;корзину
      </Button>
    </form>
  )
}
