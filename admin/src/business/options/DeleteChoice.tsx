import { countOf } from '@ostrov/shared/formats/plural'
import type { OptionGroupWire, OptionWire } from '@ostrov/shared/options/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'
import type { Options } from './use-options'

type What = { kind: 'option'; one: OptionWire } | { kind: 'group'; one: OptionGroupWire }

/** Deletes an option or a group, after saying which dishes lose it. */
export function DeleteChoice({ what, options, onDone }: { what: What; options: Options; onDone: () => void }) {
  const [asked, setAsked] = useState(false)
  const { calls, refresh } = options
  const { id, name } = what.one
  const deleted = useMutation({
    mutationFn: () =>
      ask(what.kind === 'group' ? calls.group({ groupId: id }).delete() : calls({ optionId: id }).delete()),
    onSuccess: () => {
      showToast(`Удалено: ${name}`, { kind: 'success' })
      void refresh()
      onDone()
    },
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  return (
    <>
      <Button variant="danger" size="large" onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Удалить «${name}»?`}
        text={textOf(what)}
        confirm="Удалить"
        busy={deleted.isPending}
        onConfirm={() => deleted.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
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
  const names = products.slice(0, SHOWN).map(({ name }) => `«${name}»`)
  return products.length > SHOWN ? `${names.join(', ')} и\u00A0ещё ${products.length - SHOWN}` : names.join(', ')
}
