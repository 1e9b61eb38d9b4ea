import type { DifferenceWire } from '@ostrov/shared/payments/desk-schema'
import { DIFFERENCE_KINDS } from '@ostrov/shared/payments/differences'
import { DIFFERENCE_FORM } from '@ostrov/shared/payments/form'
import { paidFor } from '@ostrov/shared/payments/labels'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { DialogForm } from '../../components/forms/DialogForm'
import { FormDialog } from '../../components/forms/FormDialog'

type Props = { difference: DifferenceWire }

/** Asks the bank anew, or closes with what was found out. */
export function DifferenceActs({ difference }: Props) {
  const known = useQueryClient()
  const check = useMutation({
    mutationFn: () => ask(api.admin.payments.differences({ id: difference.id }).check.put()),
    onSuccess: () => showToast('Спрашиваем банк заново: ответ будет здесь через минуту', { kind: 'success' }),
    onError: (error) => showToast(sentenceOf(error)),
    onSettled: () => known.invalidateQueries({ queryKey: ['differences'] }),
  })
  if (difference.state !== 'open') return null
  const named = `${paidFor(difference)}, ${DIFFERENCE_KINDS[difference.kind]}`
  return (
    <div className="cluster gap-2">
      <Button
        size="small"
        aria-label={`Проверить ещё раз: ${named}`}
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        Проверить
      </Button>
      <FormDialog
        kind="CloseDifference"
        size="small"
        label="Закрыть"
        aria-label={`Закрыть: ${named}`}
        title="Закрыть расхождение?"
      >
        {(onDone) => <ClosingForm difference={difference} onDone={onDone} />}
      </FormDialog>
    </div>
  )
}

function ClosingForm({ difference, onDone }: Props & { onDone: () => void }) {
  const known = useQueryClient()
  const form = useForm({
    table: DIFFERENCE_FORM,
    initial: { comment: '' },
    submit: async (input) => {
      await ask(api.admin.payments.differences({ id: difference.id }).close.put(input))
      await known.invalidateQueries({ queryKey: ['differences'] })
      onDone()
      showToast('Расхождение закрыто', { kind: 'success' })
      return undefined
    },
  })
  return (
    <DialogForm form={form} send="Закрыть" leave="Не&nbsp;закрывать" onLeave={onDone}>
      <FormField form={form} name="comment" />
    </DialogForm>
  )
}
