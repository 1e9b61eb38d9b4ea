import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { createTurn, isDirty, refusalOf, type Steps, settled, shownErrors, stepTo, toldAfter } from '../forms/filling'
import { checkForm, type Field, type FormErrors, type FormTable, isValid, type Kind, type Values } from '../forms/form'

/** A form as its fields draw it. Without `change` each field keeps its own text, as on a page that runs no script. */
export type Form<Name extends string = string> = {
  table: FormTable<Name>
  values: Values
  errors: FormErrors
  /** The field that a page begins at, where that is not the first bad one of the table. */
  focused?: string | undefined
  change?(change: Values): void
}

type Options<Name extends string, Typed extends Values> = {
  table: FormTable<Name>
  /** What stands in the fields at first. */
  initial: Typed
  /** What the server has already said, of a form that came back. */
  told?: FormErrors | undefined
  /** The state is kept elsewhere, over steps and reloads: `initial` is what it holds now, and this changes it. */
  keep?: (change: Partial<Typed>) => void
  /** Sends the form; a `Problem` with `errors` lands under the fields. What it answers is what is saved. */
  submit: (values: Typed) => Promise<Partial<Typed> | undefined>
  /** The field under which a refusal stands that names none. */
  blame?: NoInfer<Name>
  /** The sentence for what is no answer of the server. */
  otherwise?: string
}

/**
 * A form's habits in one place: a field is complained about when one has gone on from it, all of them on sending; the
 * first bad one takes the focus, the server's complaints stand until their field is changed, a double press sends once.
 */
export function useForm<Name extends string, Typed extends Values>(options: Options<Name, Typed>) {
  const { table, submit } = options
  const { values, keep, dirty, settle } = useTyped(options)
  const [told, setTold] = useState<FormErrors>(options.told ?? {})
  const [failure, setFailure] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { left, onFocus } = useLeft()
  const turn = useTurn(() => setBusy(false))

  const change = (changed: Partial<Typed>) => {
    keep(changed)
    setTold((now) => toldAfter(now, changed))
    setFailure(null)
  }
  const send = (form: Element | null, sent = values) =>
    turn.take(async () => {
      const wrong = checkForm(table, sent)
      setTried(!isValid(wrong))
      setTold({})
      setFailure(null)
      if (!isValid(wrong)) return focusFirstError(form)
      setBusy(true)
      try {
        settle({ ...sent, ...(await submit(sent)) })
      } catch (problem) {
        const refusal = refusalOf(problem, table, options)
        setTold(refusal.told)
        setFailure(refusal.failure)
        focusFirstError(form)
      } finally {
        setBusy(false)
      }
    })

  return {
    table,
    values,
    errors: shownErrors(table, values, { tried, left, told }),
    /** Nothing stands against sending, said or not. */
    valid: isValid(checkForm(table, values)),
    tried,
    failure,
    busy,
    dirty,
    change,
    send,
    /** What the `<form>` is given. */
    bind: {
      noValidate: true,
      onFocus,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
  }
}

/** What `submit` waits for when the page is being left: nobody finds the form ready for another press meanwhile. */
export function leaving(): Promise<never> {
  return new Promise(() => {})
}

/** What the table says of a field to whoever draws it. */
export function wordsOf<Name extends string>({ table, values, errors, focused, change }: Form<Name>, name: Name) {
  const field = table[name]
  const { label, hint, placeholder, autoComplete, inputMode, kind, max, counted } = field
  // A form that came back is a new page; one that scripts fill moves the focus itself.
  const first = change ? undefined : (focused ?? Object.keys(table).find((one) => errors[one]))
  return {
    name,
    label,
    error: errors[name],
    ...(first === name && { autoFocus: true }),
    ...(counted && change ? { hint: `${[...typedIn(field, values[name])].length}/${max}` } : hint && { hint }),
    ...(placeholder && { placeholder }),
    ...(autoComplete && { autoComplete }),
    ...(inputMode && { inputMode }),
    // One digit more than may stand there, so that it is seen to be one too many.
    ...(max && LENGTHY.includes(kind) && { maxLength: kind === 'digits' ? max + 1 : max }),
  }
}

const typedIn = ({ reading }: Field, value: unknown) => reading?.plain(value) ?? String(value ?? '')

const LENGTHY: readonly Kind[] = ['text', 'lines', 'email', 'password', 'digits', 'place']

/** Has the browser ask before a page with unsaved changes is left. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
}

/** The first field in error gets the focus once React has marked it. */
export function focusFirstError(form: Element | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')?.focus())
}

/** One sending at a time; a page one comes back to by «Назад» as one left it is sending nothing. */
function useTurn(onBack: () => void) {
  const [turn] = useState(createTurn)
  const back = useRef(onBack)
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      turn.taken = false
      back.current()
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [turn])
  return turn
}

function useTyped<Typed extends Values>({ initial, keep }: Pick<Options<string, Typed>, 'initial' | 'keep'>) {
  const [own, setOwn] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const values = keep ? initial : own
  return {
    values,
    keep: keep ?? ((change: Partial<Typed>) => setOwn((now) => ({ ...now, ...change }))),
    dirty: isDirty(values, saved),
    settle: (sent: Typed) => {
      setSaved(sent)
      setOwn((now) => settled(now, values, sent))
    },
  }
}

/**
 * The fields one has gone on from to another: a press of a button is no such step, for the complaint would push the
 * button from under the finger.
 */
function useLeft() {
  const [{ left }, setSteps] = useState<Steps>({ last: '', left: new Set() })
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLButtonElement ? null : target.getAttribute('name')
    setSteps((steps) => stepTo(steps, name))
  }
  return { left, onFocus }
}
