import type { Plugin } from 'vite';

const FIRST_FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** Lets the page fetch the font of its first words beside the styles that name it, not after them. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FIRST_FONT.test(name));
        if (!file) throw new Error('The font of the first words is not in the build');
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
