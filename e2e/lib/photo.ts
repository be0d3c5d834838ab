import type { Page } from '@playwright/test';

/** A WebP photo larger than any that is kept, as the page's own browser draws it. */
export async function webpPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 1600;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#4f46e5';
    pen.fillRect(100, 100, 1000, 1000);
    return canvas.toDataURL('image/webp');
  });
  return { name: 'photo.webp', mimeType: 'image/webp', buffer: Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64') };
}
