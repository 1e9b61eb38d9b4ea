import { COMMISSION_FORM, PAYOUT_FORM } from '@ostrov/shared/payouts/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { ReferenceField } from '../../components/references/ReferenceField'

/** Counts what is owed to a restaurant for days that are over. */
export function NewPayout() {
  return (
    <FormDialog kind="NewPayout" label="Посчитать выплату" variant="primary">
      {(onDone) => <PayoutForm onDone={onDone} />}
    </FormDialog>
  )
}

/** What the service keeps of a restaurant by the contract. */
export function NewCommission() {
  return (
    <FormDialog kind="NewCommission" label="Задать комиссию">
      {(onDone) => <CommissionForm onDone={onDone} />}
    </FormDialog>
  )
}

type DialogProps = {
  kind: string
  label: string
  variant?: 'primary'
  children: (onDone: () => void) => ReactNode
}

function FormDialog({ kind, label, variant, children }: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(variant && { variant })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog kind={kind} open={open} onClose={() => setOpen(false)} title={label}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  )
}

type Done = { onDone: () => void }

function PayoutForm({ onDone }: Done) {
  const known = useQueryClient()
  const form = useForm({
    table: PAYOUT_FORM,
    initial: { restaurant_id: '', starts_on: '', ends_on: '' },
    submit: async (input) => {
      await ask(api.admin.payouts.post(input))
      await known.invalidateQueries({ queryKey: ['payouts'] })
      onDone()
      showToast('Выплата посчитана', { kind: 'success' })
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormFields form={form} groups={[{ names: ['starts_on', 'ends_on'] }]} reference={ReferenceField} />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          Посчитать
        </Button>
      </div>
    </form>
  )
}

function CommissionForm({ onDone }: Done) {
  const form = useForm({
    table: COMMISSION_FORM,
    initial: { restaurant_id: '', percent: '', starts_on: '' },
    submit: async ({ percent, ...input }) => {
      await ask(api.admin.payouts.commission.put({ ...input, percent: Number(percent) }))
      onDone()
      showToast('Комиссия задана', { kind: 'success' })
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormFields form={form} groups={[{ names: ['percent', 'starts_on'] }]} reference={ReferenceField} />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          Сохранить
        </Button>
      </div>
    </form>
  )
}
