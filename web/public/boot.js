// What must be known before the first paint. A file of its own, because the security policy forbids inline scripts.

// Light or dark, and again when the system changes; paper is always light.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paper = matchMedia('print');
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('colorScheme');
    } catch {
      // Storage is closed to us: the system's choice holds.
    }
    const isDark = !paper.matches && (choice === 'dark' || (choice !== 'light' && system.matches));
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  };
  apply();
  system.addEventListener('change', apply);
  paper.addEventListener('change', apply);
})();

// A public page is a document in one language (`data-languages`: those it exists in). The one that its address asks for is remembered for the whole of
// Shala; without one in the address, the page is opened in the remembered one.
(() => {
  const { lang, dataset } = document.documentElement;
  const languages = (dataset.languages ?? '').split(' ');
  const asked = new URLSearchParams(location.search).get('lang');
  try {
    if (languages.includes(asked)) localStorage.setItem('language', asked);
    const chosen = localStorage.getItem('language') ?? lang;
    if (chosen !== lang && languages.includes(chosen)) location.replace(`${location.pathname}?lang=${chosen}${location.hash}`);
  } catch {
    // Storage is closed to us: the page stays as it is.
  }
})();
