// The form editor reads its preferences as soon as it is imported. By default, it would close a form after each
// save, and the page beside the form with it. The key Escape would close a form without saving or asking.
const KEY = "sveltia-cms.prefs";

if (localStorage.getItem(KEY) === null) {
  localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false, closeWithEscape: false }));
}
