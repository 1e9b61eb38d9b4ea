import { countOf } from '@ostrov/shared/formats/plural'
import { collectErrors, type FormErrors, required } from '@ostrov/shared/forms/fields'

const PASSWORD_MIN_LENGTH = 8
const emailDemands = [
  required('Укажите почту'),
  (value: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'Проверьте адрес электронной почты'),
]

export type SignInForm = { email: string; password: string }

export function validateSignIn({ email, password }: SignInForm): FormErrors<'email' | 'password'> {
  // A password may be made of blanks, which the shared checks do not count.
  return collectErrors(
    { email, password: password === '' ? '' : 'given' },
    { email: emailDemands, password: [required('Введите пароль')] },
  )
}

export function validateResetRequest({ email }: { email: string }): FormErrors<'email'> {
  return collectErrors({ email }, { email: emailDemands })
}

export type NewPasswordForm = { password: string; repeated: string }

/** Length alone is demanded, as the server does: rules about signs only make passwords alike. */
export function validateNewPassword({ password, repeated }: NewPasswordForm): FormErrors<'password' | 'repeated'> {
  const missing = PASSWORD_MIN_LENGTH - password.length
  // The rule itself stands under the field already: the error says what is missing to it.
  if (missing > 0) return { password: `Добавьте ещё ${countOf(missing, 'символ', 'символа', 'символов')}` }
  return password === repeated ? {} : { repeated: 'Пароли не\u00A0совпадают' }
}
