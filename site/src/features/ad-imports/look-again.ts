/** While a job works on the file, its page looks again. */
export function lookAgain() {
  if (document.querySelector('[data-ad-file="applying"]')) setTimeout(() => location.reload(), 1500)
}
