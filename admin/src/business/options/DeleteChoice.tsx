import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { OptionGroupWire, OptionWire } from '@ostrov/shared/options/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { DeleteButton } from '../../components/forms/DeleteButton'
import type { Options } from './use-options'

type What = { kind: 'option'; one: OptionWire } | { kind: 'group'; one: OptionGroupWire }

/** Deletes an option or a group, after saying which dishes lose it. */
export function DeleteChoice({ what, options, onDone }: { what: What; options: Options; onDone: () => void }) {
  const { calls, refresh } = options
  const { id, name } = what.one
  return (
    <DeleteButton
      what={quoted(name)}
      text={textOf(what)}
      send={() => ask(what.kind === 'group' ? calls.group({ groupId: id }).delete() : calls({ optionId: id }).delete())}
      onDone={() => {
        showToast(`Удалено: ${name}`, { kind: 'success' })
        void refresh()
        onDone()
      }}
    />
  )
}

function textOf(what: What): string {
  const { products } = what.one
  const inside = what.kind === 'group' ? what.one.product_options.length : 0
  const offered =
    products.length > 0
      ? `Её предлагают в\u00A0${countOf(products.length, 'блюде', 'блюдах', 'блюдах')}: ${namesOf(products)}. Оттуда она пропадёт.`
      : 'Её не\u00A0предлагает ни одно блюдо.'
  const lost = inside > 0 ? ` Вместе с\u00A0группой пропадут ${countOf(inside, 'опция', 'опции', 'опций')}.` : ''
  return `${offered}${lost} Клиентам, у\u00A0кого она в\u00A0корзине, скажем, что изменилось.`
}

const SHOWN = 3

function namesOf(products: readonly { name: string }[]): string {
  const names = products.slice(0, SHOWN).map(({ name }) => quoted(name))
  return products.length > SHOWN ? `${names.join(', ')} и\u00A0ещё ${products.length - SHOWN}` : names.join(', ')
}
