import { formatMoney } from '@ostrov/shared/formats/money'
import { dueWords } from '@ostrov/shared/payouts/act'
import { PAID_FORM } from '@ostrov/shared/payouts/form'
import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'
import { DialogForm } from '../../components/forms/DialogForm'
import { FormDialog } from '../../components/forms/FormDialog'

type Props = { payout: PayoutWire }

/** The next step of a payout; nothing of one that is paid. */
export function PayoutActs({ payout }: Props) {
  if (payout.state === 'paid') return null
  return payout.state === 'draft' ? (
    <DraftActs payout={payout} />
  ) : (
    <FormDialog
      kind="PayoutPaid"
      size="small"
      label="Выплачена"
      aria-label={`Выплачена: акт №\u00A0${payout.number}`}
      title="Отметить, что выплачена?"
    >
      {(onDone) => <PaidForm payout={payout} onDone={onDone} />}
    </FormDialog>
  )
}

function DraftActs({ payout }: Props) {
  const { id, number, due } = payout
  const [asked, setAsked] = useState(false)
  const approve = useStep('Выплата утверждена', () => ask(api.admin.payouts({ id }).approve.put()))
  const remove = useStep('Черновик удалён', () => ask(api.admin.payouts({ id }).delete()))
  return (
    <div className="cluster gap-2">
      <Button size="small" aria-label={`Утвердить: акт №\u00A0${number}`} onClick={() => setAsked(true)}>
        Утвердить
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={`Удалить черновик: акт №\u00A0${number}`}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Удалить
      </Button>
      <ConfirmDialog
        open={asked}
        title="Утвердить выплату?"
        text={`${dueWords(due)}: ${formatMoney(Math.abs(due))}. Владелец увидит её и\u00A0акт; изменить уже не\u00A0получится.`}
        confirm="Утвердить"
        busy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}

/** The list, each one's page, and what the log says of them. */
export const renewPayouts = (known: QueryClient) =>
  Promise.all(['payouts', 'payout', 'log'].map((name) => known.invalidateQueries({ queryKey: [name] })))

function useStep(said: string, send: () => Promise<unknown>) {
  const known = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast(said, { kind: 'success' }),
    onError: (error) => showToast(sentenceOf(error)),
    onSettled: () => renewPayouts(known),
  })
}

function PaidForm({ payout: { id }, onDone }: Props & { onDone: () => void }) {
  const known = useQueryClient()
  const form = useForm({
    table: PAID_FORM,
    initial: { comment: '' },
    submit: async (input) => {
      await ask(api.admin.payouts({ id }).paid.put(input))
      await renewPayouts(known)
      onDone()
      showToast('Отмечено', { kind: 'success' })
      return undefined
    },
  })
  return (
    <DialogForm form={form} send="Отметить">
      <FormField form={form} name="comment" />
    </DialogForm>
  )
}
