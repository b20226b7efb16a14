// Shows push messages while the page is closed. It serves nothing and controls no page.
self.addEventListener('push', (event) => {
  const { title = 'Quadrant', body = '', path = '#/', tag = '' } = event.data?.json() ?? {};
  const shown = { body, tag: `quadrant-${tag}`, icon: 'favicon.svg', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, new URL('./', self.location.href)).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const page = pages.find((found) => found.url.startsWith(new URL('./', self.location.href).href));
      if (!page) return self.clients.openWindow(url);
      page.postMessage({ path: event.notification.data.path });
      return page.focus();
    }),
  );
});
