import { formatMoney } from '@ostrov/shared/formats/money'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import type { Form } from '@ostrov/shared/ui/use-form'
import { type Answer, ask, Problem } from '@ostrov/shared/wire/answers'
import { Undo2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { DialogForm } from '../../components/forms/DialogForm'
import { DialogAct } from '../../components/records/DialogAct'

/** Gives money back, after it was said of what and why. */
export function RefundAct(props: Omit<ComponentProps<typeof DialogAct>, 'icon'>) {
  return <DialogAct icon={Undo2} {...props} />
}

type FormProps = {
  form: ComponentProps<typeof DialogForm>['form'] & Form<'reason'>
  /** How much goes back, and what is left. */
  words: string
  onDone: () => void
  children: ReactNode
}

/** What goes back, why, and how much that is. */
export function RefundForm({ form, words, onDone, children }: FormProps) {
  return (
    <DialogForm form={form} send="Вернуть" variant="berry" leave={'Не\u00A0возвращать'} onLeave={onDone}>
      {children}
      <FormField form={form} name="reason" />
      <p role="status">{words}</p>
    </DialogForm>
  )
}

type LinesProps = Pick<ComponentProps<typeof ChoiceField>, 'legend' | 'name' | 'value' | 'error' | 'onChange'> & {
  lines: readonly { id: string; label: string; amount: number }[]
}

/** What was bought, each with what it gives back. */
export function RefundLines({ lines, ...field }: LinesProps) {
  const options = lines.map(({ id, label, amount }) => ({ value: id, label, note: <RefundSum amount={amount} /> }))
  return <ChoiceField many {...field} options={options} />
}

export const RefundSum = ({ amount }: { amount: number }) => (
  <span className="ui-muted ui-numbers">{formatMoney(amount)}</span>
)

type Sent<Card> = { fresh: (card?: Card) => void; onDone: () => void; said: string }

/** Waits for the answer; where something is otherwise meanwhile, the card is read anew under the dialog. */
export async function refunded<Card>(request: Promise<Answer<Card>>, { fresh, onDone, said }: Sent<Card>) {
  try {
    fresh(await ask(request))
  } catch (error) {
    if (error instanceof Problem && error.status === 409) fresh()
    throw error
  }
  onDone()
  showToast(said, { kind: 'success' })
  return undefined
}
