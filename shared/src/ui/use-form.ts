import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { checkForm, type FormErrors, type FormTable, isValid, type Kind, type Values } from '../forms/form'
import { Problem, sentenceOf } from '../wire/answers'

/** A form as its fields draw it. Without `change` each field keeps its own text, as on a page that runs no script. */
export type Form<Name extends string = string> = {
  table: FormTable<Name>
  values: Values
  errors: FormErrors
  change?(change: Values): void
}

type Options<Name extends string, Typed extends Values> = {
  table: FormTable<Name>
  /** What stands in the fields at first. */
  initial: Typed
  /** The state is kept elsewhere, over steps and reloads: `initial` is what it holds now, and this changes it. */
  keep?: (change: Partial<Typed>) => void
  /** Sends the form; a `Problem` with `errors` lands under the fields. What it answers is what is saved. */
  submit: (values: Typed) => Promise<Partial<Typed> | undefined>
  /** The field under which a refusal stands that names none. */
  blame?: NoInfer<Name>
  /** The sentence for what is no answer of the server. */
  otherwise?: string
}

/** What is wrong before it is whole is complained about at once; all else waits until one goes on to another field. */
const AT_ONCE: readonly Kind[] = ['digits', 'number', 'money', 'lines']

/**
 * A form's habits in one place: a field is complained about when one has gone on from it, all of them on sending; the
 * first bad one takes the focus, the server's complaints stand until their field is changed, a double press sends once.
 */
export function useForm<Name extends string, Typed extends Values>(options: Options<Name, Typed>) {
  const { table, submit } = options
  const { values, keep, dirty, settle } = useTyped(options)
  const [told, setTold] = useState<FormErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { left, onFocus } = useLeft()
  const sending = useSending(() => setBusy(false))
  const complaints = checkForm(table, values)

  const change = (changed: Partial<Typed>) => {
    keep(changed)
    setTold((errors) => Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))))
    setFailure(null)
  }
  const send = async (form: Element | null, sent = values) => {
    if (sending.current) return
    const wrong = checkForm(table, sent)
    setTried(!isValid(wrong))
    setTold({})
    setFailure(null)
    if (!isValid(wrong)) return focusFirstError(form)
    sending.current = true
    setBusy(true)
    try {
      settle({ ...sent, ...(await submit(sent)) })
    } catch (problem) {
      const errors = errorsOf(problem, options)
      setTold(errors)
      if (Object.keys(errors).some((name) => name in table)) focusFirstError(form)
      else setFailure(sentenceOf(problem, options.otherwise))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  const isShown = (name: Name) =>
    tried || (Boolean(values[name]) && (left.has(name) || AT_ONCE.includes(table[name].kind)))

  return {
    table,
    values,
    errors: { ...only(complaints, isShown), ...told },
    /** Nothing stands against sending, said or not. */
    valid: isValid(complaints),
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
export function wordsOf<Name extends string>({ table, values, errors, change }: Form<Name>, name: Name) {
  const { label, hint, placeholder, autoComplete, inputMode, kind, max, counted } = table[name]
  return {
    name,
    label,
    error: errors[name],
    ...(counted && change ? { hint: `${[...String(values[name] ?? '')].length}/${max}` } : hint && { hint }),
    ...(placeholder && { placeholder }),
    ...(autoComplete && { autoComplete }),
    ...(inputMode && { inputMode }),
    // One digit more than may stand there, so that it is seen to be one too many.
    ...(max && LENGTHY.includes(kind) && { maxLength: kind === 'digits' ? max + 1 : max }),
  }
}

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

/** Whether the form is under way; a page one comes back to by «Назад» as one left it is not. */
function useSending(onBack: () => void) {
  const sending = useRef(false)
  const back = useRef(onBack)
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      sending.current = false
      back.current()
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  return sending
}

function useTyped<Typed extends Values>({ initial, keep }: Pick<Options<string, Typed>, 'initial' | 'keep'>) {
  const [own, setOwn] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const values = keep ? initial : own
  return {
    values,
    keep: keep ?? ((change: Partial<Typed>) => setOwn((now) => ({ ...now, ...change }))),
    dirty: JSON.stringify(values) !== JSON.stringify(saved),
    settle: (sent: Typed) => {
      setSaved(sent)
      // What was typed while it was being sent stays.
      setOwn((now) => (now === values ? sent : now))
    },
  }
}

/**
 * The fields one has gone on from to another: a press of a button is no such step, for the complaint would push the
 * button from under the finger.
 */
function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLButtonElement ? null : target.getAttribute('name')
    if (!name || name === last.current) return
    if (last.current) setLeft(new Set([...left, last.current]))
    last.current = name
  }
  return { left, onFocus }
}

function errorsOf<Name extends string>(
  problem: unknown,
  { blame, otherwise }: Pick<Options<Name, Values>, 'blame' | 'otherwise'>,
): FormErrors {
  const errors = problem instanceof Problem ? problem.errors : {}
  return blame && isValid(errors) ? { [blame]: sentenceOf(problem, otherwise) } : errors
}

function only<Name extends string>(errors: FormErrors<Name>, isShown: (name: Name) => boolean): FormErrors {
  const shown: FormErrors = {}
  for (const name in errors) if (isShown(name)) shown[name] = errors[name]
  return shown
}
