/** The server knows nobody here any more: what this browser remembers of them would lead past the way to sign in. */
export function forgetWho() {
  localStorage.removeItem('user_delivery')
}
