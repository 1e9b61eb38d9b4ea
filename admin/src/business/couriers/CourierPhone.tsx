import { formatPhone } from '@ostrov/shared/formats/phone'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { api } from '../../api'

/** A courier's phone, by a press that the log keeps. */
export function CourierPhone({ restaurant_id, courier_id }: { restaurant_id: string; courier_id: string }) {
  const shown = useMutation({
    mutationFn: () => {
      const route = api.orders.actions.restaurant({ restaurantId: restaurant_id })
      return ask(route.courier({ courierId: courier_id }).phone.post())
    },
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  if (shown.data) {
    return (
      <a className={buttonClass({ wide: true })} href={`tel:+${shown.data.phone}`}>
        <Phone size={20} aria-hidden="true" />
        {formatPhone(shown.data.phone)}
      </a>
    )
  }
  return (
    <Button wide busy={shown.isPending} busyLabel="Узнаём…" onClick={() => shown.mutate()}>
      <Phone size={20} aria-hidden="true" />
      Показать телефон
    </Button>
  )
}
